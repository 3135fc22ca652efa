export { type PictureName, pictureAt } from '@/lib/pictures/register';
