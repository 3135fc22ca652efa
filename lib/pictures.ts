export type PictureName = string;
export type PictureSlot = 'portrait' | 'card' | 'scene' | 'wide';
