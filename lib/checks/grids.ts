import { hubs } from '@/content/hubs';
import { pictureAt, type PictureName } from '@/content/images/register';
import { mentors } from '@/content/mentors';
import { milestones } from '@/content/milestones';
import { programs } from '@/content/programs';
import { story } from '@/content/story';
import { successStories } from '@/content/success-stories';

import { contentIn } from '@/lib/content';

import { isPicture } from './pictures';
import type { Problem } from './rules';

/** Pictures that stand side by side, and where each is named. */
export type Grid = {
  readonly file: string;
  readonly pictures: readonly { readonly item: string; readonly field: string; readonly picture: PictureName }[];
};

type Named<Id extends string, Field extends string> = Readonly<Record<Id, string> & Record<Field, PictureName>>;

const gridOf = <Id extends string, Field extends string>(
  file: string,
  items: readonly Named<Id, Field>[],
  id: Id,
  field: Field,
): Grid => ({ file, pictures: items.map((item) => ({ item: item[id], field, picture: item[field] })) });

// In transition: content names pictures by text, which the register of pictures turns into names.
const { pages, donationAreas, partners, brands } = contentIn('en');
type Pictured = { readonly title: string; readonly picture: PictureName };
type WithLogo = { readonly id: string; readonly logo: PictureName };

/** The grids of the site. Pictures of articles are held in the exported pages, with every list there. */
export const grids: readonly Grid[] = [
  gridOf('content/hubs.ts', hubs, 'id', 'image'),
  ...hubs.map(({ id, pictures }) => ({
    file: 'content/hubs.ts',
    pictures: pictures.map(({ picture }) => ({ item: id, field: `pictures.${picture}.picture`, picture })),
  })),
  gridOf('content/programs.ts', programs, 'title', 'image'),
  gridOf('content/pages/b2b.yaml', pages.b2b.ideas.cards as readonly Pictured[], 'title', 'picture'),
  gridOf('content/donation-areas', donationAreas as readonly Pictured[], 'title', 'picture'),
  gridOf(
    'content/milestones.ts',
    milestones.flatMap(({ title, picture }) => (picture ? [{ title, picture }] : [])),
    'title',
    'picture',
  ),
  gridOf('content/story.ts', story.scenes.pictures, 'picture', 'picture'),
  gridOf('content/story.ts', story.hubs.hubs, 'title', 'picture'),
  gridOf('content/story.ts', story.leaders.people, 'name', 'picture'),
  gridOf('content/mentors.ts', mentors, 'id', 'image'),
  gridOf('content/success-stories.ts', successStories, 'name', 'image'),
  gridOf('content/partners', partners as readonly WithLogo[], 'id', 'logo'),
  gridOf('content/brands', brands as readonly WithLogo[], 'id', 'logo'),
];

/** A render stands in for a photograph, and does not look foreign beside one. */
const lookOf = (name: PictureName): string => {
  const { medium } = pictureAt(name);
  return medium === 'render' ? 'photograph' : medium;
};

/** What stands most often in a list; of those that stand as often, the first. */
const commonest = (list: readonly string[]): string | undefined => {
  const count = (one: string): number => list.filter((other) => other === one).length;
  return [...new Set(list)].toSorted((one, other) => count(other) - count(one))[0];
};

/** Pictures that stand side by side are of one medium. A name that is none is told by the rules of its field. */
export const checkGrids = (all: readonly Grid[]): Problem[] =>
  all.flatMap(({ file, pictures }) => {
    const known = pictures.filter(({ picture }) => isPicture(picture));
    const usual = commonest(known.map(({ picture }) => lookOf(picture)));
    return known
      .filter(({ picture }) => lookOf(picture) !== usual)
      .map(({ item, field, picture }): Problem => ({
        file,
        item,
        field,
        message:
          `'${picture}' is a ${pictureAt(picture).medium} among ${usual}s (renders count as photographs). ` +
          `Side by side they are of one medium: choose a ${usual}, or change all of them together.`,
      }));
  });
