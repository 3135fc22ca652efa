// In transition: modules of content still name pictures; the check holds that each is there.
export type PictureName = string;
