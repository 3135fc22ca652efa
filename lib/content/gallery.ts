import type { Content, Item } from '@/lib/content';
import type { HubTheme } from '@/lib/theme';

/** A gallery item: a drawing shown in the list and on its own page. */
export type GalleryPicture = Item<'gallery'>;

/** A gallery picture with its position and its neighbours. The last and the first are neighbours. */
export type GalleryEntry = {
  readonly picture: GalleryPicture;
  /** The position, starting at 1. */
  readonly place: number;
  readonly count: number;
  readonly previous: GalleryPicture;
  readonly next: GalleryPicture;
};

/** The theme of the hub that teaches a craft, if there is one. */
export const getTheme = (hub: string | undefined, hubs: Content['hubs']): HubTheme | undefined =>
  hubs.find(({ id }) => id === hub)?.theme;

/** The gallery entry with this id; undefined if it does not exist. */
export function findGalleryEntry(id: string, pictures: readonly GalleryPicture[]): GalleryEntry | undefined {
  const index = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[index];
  const previous = pictures.at(index - 1);
  const next = pictures.at((index + 1) % pictures.length);
  return picture && previous && next
    ? { picture, place: index + 1, count: pictures.length, previous, next }
    : undefined;
}
