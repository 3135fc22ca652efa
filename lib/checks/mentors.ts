import type { Hub } from '@/content/hubs';
import type { Mentor } from '@/content/mentors';
import { hubTitle } from '@/lib/hubs';
import { womenGuided } from '@/lib/mentors';

import { pictureFor } from './pictures';
import { atLeast, checkItems, oneOf, rating, slug, summary, text, type Problem, type Rule } from './rules';

const FILE = 'content/mentors.ts';

const wholeNumber: Rule = (value) =>
  Number.isInteger(value) && Number(value) > 0 ? undefined : `${String(value)} is not a whole number above 0.`;

const beginsWithNumber: Rule = (value) =>
  /^\d+ \S/.test(String(value)) ? undefined : `'${String(value)}' must begin with a number, as in '45 women guided'.`;

/** Every mentor has a page of her own, a hub that exists under the name it has there, and a rating someone gave. */
export function checkMentors(
  mentors: readonly Mentor[],
  hubs: readonly Pick<Hub, 'id' | 'name' | 'location'>[],
): Problem[] {
  const fields = checkItems(FILE, mentors, 'id', {
    id: [slug],
    name: [text],
    role: [text],
    experience: [text],
    image: [pictureFor('portrait', 'square')],
    specialization: [text],
    mentees: [beginsWithNumber],
    location: [text],
    hub: [
      oneOf(
        'hub',
        hubs.map(({ id }) => id),
      ),
    ],
    rating: [rating],
    totalReviews: [wholeNumber],
    bio: [text],
    achievements: [atLeast(3)],
    languages: [atLeast(1)],
    quote: [text],
    summary: [summary],
  });

  const relations = mentors.flatMap((mentor): Problem[] => {
    const problem = (field: string, message: string): Problem => ({ file: FILE, item: mentor.id, field, message });
    const hub = hubs.find(({ id }) => id === mentor.hub);

    return [
      ...(hub && mentor.hubName !== hubTitle(hub)
        ? [problem('hubName', `'${mentor.hubName}' is called '${hubTitle(hub)}' in content/hubs.ts.`)]
        : []),
      ...(mentor.totalReviews > Number(womenGuided(mentor))
        ? [problem('totalReviews', 'are more than the women she guided. Each may give one.')]
        : []),
    ];
  });

  return [...fields, ...relations];
}
