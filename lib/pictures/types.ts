import type { SlotName } from '@/lib/pictures/slots';

/** A place in a picture, as shares of its width and height: `{ x: 0.5, y: 0.5 }` is its middle. */
export type Point = { readonly x: number; readonly y: number };

type Described = {
  /** The master's name in content/images. */
  readonly file: string;
  /** What the picture shows, in one sentence without a full stop. No two pictures share one. */
  readonly alt: string;
  readonly credit: string;
  /** Stands in until the enterprise has its own; the release check lists it. */
  readonly sample?: true;
  /** The slots it is produced for: those of the fields that name it. */
  readonly uses: readonly SlotName[];
  /** What a narrower or flatter cut must keep. */
  readonly focus: Point;
};

/** A picture of pixels, delivered in the formats and widths its slots ask for. */
export type Raster = Described & { readonly medium: 'photograph' | 'render' | 'woodcut' };

/** A picture of lines and areas, delivered as it is. */
export type Drawing = Described & { readonly medium: 'drawing' };

/** One picture of the register. */
export type Entry = Raster | Drawing;

/** Pictures of one kind, by name. */
export type Group = Readonly<Record<string, Entry>>;
