import { PicturePage } from '@/components/gallery/PicturePage';
import { pictureRoute } from '@/lib/gallery/route';

const route = pictureRoute('en');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((hung) => <PicturePage hung={hung} />);
