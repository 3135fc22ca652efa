import type { CareerOpening } from '@/content/careers';

import { atLeast, checkItems, day, slug, summary, text, type Problem } from './rules';

const FILE = 'content/careers.ts';

/** Every open role has an address of its own, a real way to apply, and dates in order. */
export function checkCareers(openings: readonly CareerOpening[]): Problem[] {
  const fields = checkItems(FILE, openings, 'slug', {
    slug: [slug],
    title: [text],
    location: [text],
    desc: [text],
    summary: [summary],
    terms: [atLeast(1)],
    duties: [atLeast(1)],
    brings: [atLeast(1)],
    posted: [day],
    closes: [day],
  });

  const links = openings.flatMap((opening): Problem[] => {
    const problem = (field: string, message: string): Problem => ({ file: FILE, item: opening.slug, field, message });
    return [
      ...(opening.cta.href === `/careers/${opening.slug}`
        ? []
        : [problem('cta.href', `must be '/careers/${opening.slug}', the role's own page.`)]),
      ...(opening.posted <= opening.closes ? [] : [problem('closes', 'lies before the day the role was posted.')]),
    ];
  });

  return [...fields, ...links];
}
