/** The formats a raster is delivered in: the smallest, and the one every browser knows. */
export const formats = ['avif', 'jpg'] as const;

export type Format = (typeof formats)[number];

/** Where the pictures are delivered, each under a name that holds a hash of what it is made from. */
export const pictureFolder = '/pictures';

/** One cut of a picture: its path without width and extension, and the sizes there are, in ascending order. */
export type Cut = {
  readonly base: string;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
};

/** What the build knows of a raster: its cuts by ratio. */
export type DeliveredRaster = Readonly<Record<string, Cut>>;

/** What the build knows of a drawing: its path, and the size its view box gives it. */
export type DeliveredDrawing = { readonly src: string; readonly width: number; readonly height: number };

/** lib/content/generated/pictures.json, written by build/prepare.ts. */
export type Manifest = {
  readonly rasters: Readonly<Record<string, DeliveredRaster>>;
  readonly drawings: Readonly<Record<string, DeliveredDrawing>>;
};

/** The path of one file of a cut; the file's name follows the same rule. */
export const fileOf = (base: string, width: number, format: Format): string => `${base}-${width}.${format}`;
