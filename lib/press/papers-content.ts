import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';

import { leaderAt, nameAndRole } from './leaders';

// What each paper says: its own words, with what is on pages and in collections already.

/** The gifting catalogue. A hub that is not open yet makes nothing to order. */
export function catalogueIn(language: Language) {
  const { pages, catalogue, hubs } = contentIn(language);
  const { hero, ideas, steps, terms } = pages.b2b;
  return {
    ...catalogue,
    cover: { ...catalogue.cover, title: hero.title },
    crafts: {
      ...catalogue.crafts,
      crafts: hubs
        .filter(({ status }) => status === 'Active')
        .map(({ craft, tamil, location, description, products, cataloguePicture, pictures: [first] = [], image }) => ({
          name: craft,
          tamil,
          place: location,
          text: description,
          // Prices stand in the quote, because they change with number and packing.
          kinds: products,
          picture: cataloguePicture ?? first?.picture ?? image,
        })),
    },
    ideas,
    facts: terms,
    order: { ...steps, ...catalogue.order },
  };
}

/** The press release: the words of its page, and what only the paper says. */
export function pressReleaseIn(language: Language) {
  const { pages, pressPaper } = contentIn(language);
  const { release } = pages['press-release'];
  return {
    ...pressPaper,
    title: `${release.label}: ${release.title}`,
    date: release.date,
    release,
    speaker: release.quote && nameAndRole(leaderAt(release.quote.person, language)),
    person: leaderAt(pages['media-kit'].contact.person, language),
  };
}

/** Who, what, where and how many, on one page. */
export function factSheetIn(language: Language) {
  const { pages, factSheet, hubs } = contentIn(language);
  const { facts } = pages['media-kit'];
  return {
    ...factSheet,
    about: pages['press-release'].release.about,
    hubNames: hubs.map(({ craft, tamil }) => `${craft} (${tamil})`).join(', '),
    goods: hubs
      .filter(({ status }) => status === 'Active')
      .map(({ goods }) => goods)
      .join(' '),
    figuresTitle: facts.title,
    figures: [...new Set([...facts.figures, ...factSheet.figures])],
  };
}

/** What the archive of brand assets holds. */
export function brandAssetsIn(language: Language) {
  const { pages, brandAssets, brand } = contentIn(language);
  const { lead, rulesTitle, rules } = pages['media-kit'].brand;
  return { ...brandAssets, ...brand, lead, rulesTitle, rules, boilerplate: pages['press-release'].release.about };
}

export type BrandAssetsOnPaper = ReturnType<typeof brandAssetsIn>;
