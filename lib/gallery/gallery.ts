import type { Content, Item } from '@/lib/content';
import type { HubTheme } from '@/lib/theme';

/** A picture of the gallery: a drawing in the list and across its page, and a piece of the craft. */
export type GalleryPicture = Item<'gallery'>;

/** A picture of the gallery with its place in the row, and those on both sides of it; the row is a ring. */
export type GalleryEntry = {
  readonly picture: GalleryPicture;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly previous: GalleryPicture;
  readonly next: GalleryPicture;
};

/** The colours of the hub that teaches a craft, where one does. */
export const themeOf = (hub: string | undefined, hubs: Content['hubs']): HubTheme | undefined =>
  hubs.find(({ id }) => id === hub)?.theme;

/** The picture that hangs under this id, if there is one. */
export function galleryEntry(id: string, pictures: readonly GalleryPicture[]): GalleryEntry | undefined {
  const index = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[index];
  const previous = pictures.at(index - 1);
  const next = pictures.at((index + 1) % pictures.length);
  return picture && previous && next
    ? { picture, place: index + 1, count: pictures.length, previous, next }
    : undefined;
}
