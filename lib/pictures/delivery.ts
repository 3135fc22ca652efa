/** Output formats: the smallest one, and one that every browser supports. */
export const formats = ['avif', 'jpg'] as const;

export type Format = (typeof formats)[number];

/** The output folder. File names contain a hash of their source. */
export const pictureFolder = '/pictures';

/** One crop of a picture: its path without width and extension, and the available sizes, ascending. */
export type Cut = {
  readonly base: string;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
};

/** A processed raster picture: its crops by aspect ratio. */
export type DeliveredRaster = Readonly<Record<string, Cut>>;

/** A processed drawing: its path, and the size of its view box. */
export type DeliveredDrawing = { readonly src: string; readonly width: number; readonly height: number };

/** The format of lib/content/generated/pictures.json, written by build/prepare.ts. */
export type Manifest = {
  readonly rasters: Readonly<Record<string, DeliveredRaster>>;
  readonly drawings: Readonly<Record<string, DeliveredDrawing>>;
};

/** The path of one file of a crop. */
export const getPictureFile = (base: string, width: number, format: Format): string => `${base}-${width}.${format}`;
