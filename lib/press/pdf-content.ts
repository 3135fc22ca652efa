import { currentLanguage } from '../current-language';
import { contentIn } from '@/lib/content';
import { priceAt, priceSteps, setPrice, type PriceStep } from '@/lib/gifting';
import { hubTitle } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { makerOf } from '@/lib/pieces';
import { absoluteUrl } from '@/lib/metadata';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import { leaderAt, nameAndRole } from './leaders';

// The content of each PDF: its own texts, combined with texts of pages and collections.

/** Gift articles: pieces, then sets, each with its price per tier. */
function articlesIn(language: Language) {
  const { pieces, giftSets, pages, piece: words, constants } = contentIn(language);
  const { rupees, number } = formatsOf(language);
  const steps = priceSteps(constants);
  const pricesBy = (price: (step: PriceStep) => number) => steps.map((step) => rupees(price(step)));
  return [
    ...pieces.map(({ code, name, material, size, grams, picture, price }) => ({
      code,
      name,
      set: false,
      about: [material, size, fill(words.weight, { grams: number(grams) })],
      picture,
      prices: pricesBy((step) => priceAt(price, step)),
    })),
    ...giftSets.map((set) => ({
      code: set.code,
      name: set.name,
      set: true,
      about: set.pieces.map(({ piece: id, count }) =>
        fill(pages.b2b.sets.piece, { count, name: pieces.find((one) => one.id === id)?.name ?? id }),
      ),
      // A set without a picture shows its first piece.
      picture: set.picture ?? pieces.find(({ id }) => id === set.pieces[0]?.piece)?.picture,
      prices: pricesBy((step) => setPrice(set, step, pieces)),
    })),
  ];
}

/** The price list for purchasing systems (CSV): fixed column names, plain numbers. */
export function priceListIn(language: Language = currentLanguage()) {
  const { pieces, giftSets, constants } = contentIn(language);
  const steps = priceSteps(constants);
  const pricesBy = (price: (step: PriceStep) => number) =>
    steps.flatMap((step): [string, string][] => [
      [`price_${step.number}_inr`, String(price(step))],
      [`weeks_${step.number}`, String(step.weeks)],
    ]);
  const rows = [
    ...pieces.map((piece) => {
      const { hub } = makerOf(piece, language);
      return new Map<string, string>([
        ['code', piece.code],
        ['name', piece.name],
        ['kind', 'piece'],
        ['contents', ''],
        ['material', piece.material],
        ['hub', hub ? hubTitle(hub) : ''],
        ['width_cm', String(piece.cm.width)],
        ['height_cm', String(piece.cm.height)],
        ['depth_cm', String(piece.cm.depth ?? '')],
        ['weight_g', String(piece.grams)],
        ...pricesBy((step) => priceAt(piece.price, step)),
        ['url', absoluteUrl(`/piece/${piece.id}`)],
      ]);
    }),
    ...giftSets.map(
      (set) =>
        new Map<string, string>([
          ['code', set.code],
          ['name', set.name],
          ['kind', 'set'],
          ['contents', set.pieces.map(({ piece, count }) => `${count} ${piece}`).join(' + ')],
          ...pricesBy((step) => setPrice(set, step, pieces)),
          ['url', absoluteUrl('/b2b')],
        ]),
    ),
  ];
  return { columns: [...(rows[0]?.keys() ?? [])], rows };
}

/** The gifting catalogue. Hubs that are not open yet are omitted. */
export function catalogueIn(language: Language = currentLanguage()) {
  const { pages, catalogue, hubs, constants } = contentIn(language);
  const { hero, sets, steps, terms, offers } = pages.b2b;
  const { articles, form } = catalogue;
  const rows = articlesIn(language);
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
          // Without prices, which depend on quantity and packing and are quoted.
          kinds: products,
          picture: cataloguePicture ?? first?.picture ?? image,
        })),
    },
    articles: {
      ...articles,
      numbers: priceSteps(constants).map(({ number, to, weeks }) => [
        fill(to === undefined ? offers.most : offers.gifts, { from: number, to: to ?? number }),
        fill(articles.weeks, { weeks }),
      ]),
      pieces: rows.filter(({ set }) => !set),
      sets: { title: sets.title, lead: sets.lead, rows: rows.filter(({ set }) => set) },
    },
    form: { ...form, rows: rows.map(({ code, name }) => ({ code, name })) },
    facts: terms,
    order: { ...steps, ...catalogue.order },
  };
}

/** The press release: the texts of its page, and those of the PDF only. */
export function pressReleaseIn(language: Language) {
  const { pages, pressReleasePdf } = contentIn(language);
  const { release } = pages['press-release'];
  return {
    ...pressReleasePdf,
    title: `${release.label}: ${release.title}`,
    date: release.date,
    release,
    speaker: release.quote && nameAndRole(leaderAt(release.quote.person, language)),
    person: leaderAt(pages['media-kit'].contact.person, language),
  };
}

/** The fact sheet. */
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
    figures: [...new Set([...facts.figures, ...(factSheet.figures ?? [])])],
  };
}

/** The content of the brand assets archive. */
export function brandAssetsIn(language: Language = currentLanguage()) {
  const { pages, brandAssets, brand } = contentIn(language);
  const { lead, rulesTitle, rules } = pages['media-kit'].brand;
  return { ...brandAssets, ...brand, lead, rulesTitle, rules, boilerplate: pages['press-release'].release.about };
}

export type BrandAssets = ReturnType<typeof brandAssetsIn>;
