/** @jest-environment node */
import { featuredBrands } from '@/content/brands';
import { partnerLogos } from '@/content/corporate';
import { donationAreas } from '@/content/donations';
import { events } from '@/content/events';
import { gallery } from '@/content/gallery';
import { gifting } from '@/content/gifting';
import { hubs } from '@/content/hubs';
import { pictureAt, type PictureName } from '@/content/images/register';
import { mentors } from '@/content/mentors';
import { milestones } from '@/content/milestones';
import { programs } from '@/content/programs';
import { story } from '@/content/story';
import { successStories } from '@/content/success-stories';

/** Pictures that stand side by side. Those of articles are held in the exported pages, with every list there. */
const grids: readonly (readonly [name: string, pictures: readonly PictureName[]])[] = [
  ['gallery', gallery.pictures.map(({ picture }) => picture)],
  ['hubs and crafts', hubs.map(({ image }) => image)],
  ...hubs.map(({ id, pictures }) => [id, pictures.map(({ picture }) => picture)] as const),
  ['programs', programs.map(({ image }) => image)],
  ['events', events.map(({ picture }) => picture)],
  ['gift ideas', gifting.ideas.cards.map(({ picture }) => picture)],
  ['donations', donationAreas.map(({ picture }) => picture)],
  ['milestones', milestones.flatMap(({ picture }) => picture ?? [])],
  ['scenes of the story', story.scenes.pictures.map(({ picture }) => picture)],
  ['hubs of the story', story.hubs.hubs.map(({ picture }) => picture)],
  ['leaders', story.leaders.people.map(({ picture }) => picture)],
  ['mentors', mentors.map(({ image }) => image)],
  ['success stories', successStories.map(({ image }) => image)],
  ['partners', partnerLogos.map(({ logo }) => logo)],
  ['brands', featuredBrands.map(({ logo }) => logo)],
];

/** A render stands in for a photograph, and does not look foreign beside one. */
const lookOf = (name: PictureName): string => {
  const { medium } = pictureAt(name);
  return medium === 'render' ? 'photograph' : medium;
};

test.each(grids)('the pictures of %s are of one medium', (_, pictures) => {
  expect(pictures.length).toBeGreaterThan(1);
  expect(new Set(pictures.map(lookOf)).size).toBe(1);
});
