import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, getWords } from '@/lib/content';
import { computePrice, listContents, listPriceSteps, computeSetPrice, type PriceStep } from '@/lib/gifting';
import { formatHubTitle } from '@/lib/content/hubs';
import { type Language, sourceLanguage } from '@/lib/language';
import { getMaker } from '@/lib/content/pieces';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import { findLeader, nameAndRole } from './leaders';

// The content of each PDF: its own texts, combined with texts of pages and collections.

/** Gift articles: pieces, then sets, each with its price per tier. */
function listPricedArticles(language: Language) {
  const { pieces, giftSets, pages, constants } = getContent(language);
  const words = getWords('piece', language);
  const { rupees, number } = getFormats(language);
  const steps = listPriceSteps(constants);
  const listPrices = (price: (step: PriceStep) => number) => steps.map((step) => rupees(price(step)));
  return [
    ...pieces.map(({ code, name, material, size, grams, picture, price }) => ({
      code,
      name,
      set: false,
      about: [material, size, fill(words.weight, { grams: number(grams) })],
      picture,
      prices: listPrices((step) => computePrice(price, step)),
    })),
    ...giftSets.map((set) => ({
      code: set.code,
      name: set.name,
      set: true,
      about: listContents(set, pieces, pages.b2b.sets.piece),
      // A set without a picture shows its first piece.
      picture: set.picture ?? pieces.find(({ id }) => id === set.pieces[0]?.piece)?.picture,
      prices: listPrices((step) => computeSetPrice(set, step, pieces)),
    })),
  ];
}

/** The price list for purchasing systems (CSV): fixed column names, plain numbers. */
export function getPriceList(language: Language = getCurrentLanguage()) {
  const { pieces, giftSets, constants } = getContent(language);
  const steps = listPriceSteps(constants);
  const listPrices = (price: (step: PriceStep) => number) =>
    steps.flatMap((step): [string, string][] => [
      [`price_${step.number}_inr`, String(price(step))],
      [`weeks_${step.number}`, String(step.weeks)],
    ]);
  const rows = [
    ...pieces.map((piece) => {
      const { hub } = getMaker(piece, language);
      return new Map<string, string>([
        ['code', piece.code],
        ['name', piece.name],
        ['kind', 'piece'],
        ['contents', ''],
        ['material', piece.material],
        ['hub', hub ? formatHubTitle(hub) : ''],
        ['width_cm', String(piece.cm.width)],
        ['height_cm', String(piece.cm.height)],
        ['depth_cm', String(piece.cm.depth ?? '')],
        ['weight_g', String(piece.grams)],
        ...listPrices((step) => computePrice(piece.price, step)),
        ['url', getAbsoluteUrl(`/piece/${piece.id}`)],
      ]);
    }),
    ...giftSets.map(
      (set) =>
        new Map<string, string>([
          ['code', set.code],
          ['name', set.name],
          ['kind', 'set'],
          ['contents', set.pieces.map(({ piece, count }) => `${count} ${piece}`).join(' + ')],
          ...listPrices((step) => computeSetPrice(set, step, pieces)),
          ['url', getAbsoluteUrl('/b2b')],
        ]),
    ),
  ];
  return { columns: [...(rows[0]?.keys() ?? [])], rows };
}

/** The gifting catalogue. Hubs that are not open yet are omitted. */
export function getCatalogue(language: Language = getCurrentLanguage()) {
  const { pages, catalogue, hubs, constants } = getContent(language);
  const { hero, sets, terms, offers } = pages.b2b;
  const { articles, form } = catalogue;
  const rows = listPricedArticles(language);
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
      numbers: listPriceSteps(constants).map(({ number, to, weeks }) => [
        fill(to === undefined ? offers.most : offers.gifts, { from: number, to: to ?? number }),
        fill(articles.weeks, { weeks }),
      ]),
      pieces: rows.filter(({ set }) => !set),
      sets: { title: sets.title, lead: sets.lead, rows: rows.filter(({ set }) => set) },
    },
    form: { ...form, rows: rows.map(({ code, name }) => ({ code, name })) },
    facts: terms,
  };
}

/** The press release: the texts of its page, and those of the PDF only. */
export function getPressRelease(language: Language) {
  const { pages, pressReleasePdf } = getContent(language);
  const { release } = pages['press-release'];
  return {
    ...pressReleasePdf,
    title: `${release.label}: ${release.title}`,
    date: release.date,
    release,
    speaker: release.quote && nameAndRole(findLeader(release.quote.person, language)),
    person: findLeader(pages['media-kit'].contact.person, language),
  };
}

/** The fact sheet. */
export function getFactSheet(language: Language) {
  const { pages, factSheet, hubs } = getContent(language);
  const { facts } = pages['media-kit'];
  return {
    ...factSheet,
    about: pages['press-release'].release.about,
    hubNames: hubs.map(({ craft, tamil }) => (language === sourceLanguage ? `${craft} (${tamil})` : craft)).join(', '),
    goods: hubs
      .filter(({ status }) => status === 'Active')
      .map(({ description }) => description)
      .join(' '),
    figuresTitle: facts.title,
    figures: [...new Set([...(facts.figures ?? []).map(({ figure }) => figure), ...(factSheet.figures ?? [])])],
  };
}

/** The content of the brand assets archive. */
export function getBrandAssets(language: Language = getCurrentLanguage()) {
  const { pages, brandAssets, brand } = getContent(language);
  const { lead, rulesTitle, rules } = pages['media-kit'].brand;
  return { ...brandAssets, ...brand, lead, rulesTitle, rules, boilerplate: pages['press-release'].release.about };
}

export type BrandAssets = ReturnType<typeof getBrandAssets>;
