import { type Path, quoteText } from '@/lib/content/schemas/fields/messages';
import { collections, type Content } from '@/lib/content/schemas';
import { sourceLanguage } from '@/lib/language';
import { getFormats } from '@/lib/language/format';
import { getPeople, getPeopleWithPortraits } from '@/lib/content/people';
import { listPageHeads } from '@/lib/content/page-heads';
import { collectionPaths } from '@/lib/routes';

import { everyCollection } from './load/entry';

/** An error between items, reported at the item to change. */
type Conflict = {
  readonly item: string;
  readonly path: Path;
  readonly message: string;
};

type Relation = (content: Content) => readonly Conflict[];

type Item = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly sample?: true;
  readonly consent?: string;
  readonly formerly?: readonly string[];
};

/** All items of all collections, with their path below content/. */
const listItems = (content: Content) =>
  Object.entries(everyCollection).flatMap(([name, definition]) =>
    // The cast is safe: every item has an id, and a missing field is undefined.
    (content[name as keyof typeof collections] as unknown as readonly Item[]).map((item) => ({
      item,
      definition,
      path: `${definition.folder}/${item.id}`,
    })),
  );

/** No two items of a collection have the same value in a `unique` field; no two articles have the same code. */
const checkUniqueFields: Relation = (content) => {
  const taken = new Map<string, string>();
  return listItems(content).flatMap(({ item, path, definition: { folder, unique = [] } }) =>
    unique.flatMap((field): Conflict[] => {
      if (item[field] === undefined) return [];
      const key = `${field === 'code' ? '' : folder} ${field} ${JSON.stringify(item[field])}`;
      const before = taken.get(key);
      if (before === undefined) taken.set(key, path);
      const message = `is the same as in content/${before}. Change it, or remove one of the two files.`;
      return before === undefined ? [] : [{ item: path, path: [field], message }];
    }),
  );
};

/** No two pages have the same title or description in search results. */
const checkPageNames: Relation = (content) => {
  const reported = checkUniqueFields(content);
  const texts = listPageHeads(content).flatMap((head) => [
    { ...head.titleAt, text: head.fullTitle, what: 'title' },
    { ...head.descriptionAt, text: head.description, what: 'description' },
  ]);
  return texts.flatMap(({ item, field, text, what }, index): Conflict[] => {
    const twin = texts.slice(0, index).find((other) => other.what === what && other.text === text);
    if (!twin || reported.some((one) => one.item === item && one.path.includes(field))) return [];
    const message = `results in the ${what} ${quoteText(text)}, the same as content/${twin.item}. Make it specific to this page.`;
    return [{ item, path: [field], message }];
  });
};

/** One price band of delivery ends where the next begins. */
const checkChargeBands: Relation = ({ constants: { rupees } }) =>
  (
    [
      ['middleBandTo', 'freeShippingAbove'],
      ['lowBandBelow', 'middleBandFrom'],
    ] as const
  )
    .filter(([field, other]) => rupees[field] !== rupees[other])
    .map(([field, other]) => ({
      item: 'site/policy-constants',
      path: ['rupees', field],
      message: `is ${rupees[field]}, but ${other} is ${rupees[other]}. Write the same amount: one band ends where the next begins.`,
    }));

/** The tax in a price is not more than its rate makes of the price. Its label names the rate, as {goodsTax}. */
const checkTaxes: Relation = ({ pieces, constants: { shares } }) => {
  const rate = getFormats(sourceLanguage).share(shares.goodsTax);
  return pieces.flatMap(({ id, price, parts = [] }) => {
    const most = Math.ceil((price * shares.goodsTax) / (1 + shares.goodsTax));
    return parts.flatMap(({ label, rupees }, index): Conflict[] => {
      const message = `is ${rupees}, but ${rate} tax in a price of ${price} is ${most} at most. Correct one of them.`;
      return label.includes(rate) && rupees > most
        ? [{ item: `pieces/${id}`, path: ['parts', index, 'rupees'], message }]
        : [];
    });
  });
};

/** Everyone must have a portrait, in one file, and no two people the same. */
const checkPortraits: Relation = (content) => {
  const withPortraits = getPeopleWithPortraits(content);
  return getPeople(content).flatMap(({ item, id, portrait, photo }): Conflict[] => {
    const report = (message: string): Conflict[] => [
      { item, path: [photo && !portrait ? 'photo' : 'portrait'], message },
    ];
    if (portrait === undefined && photo === undefined) {
      const isElsewhere = withPortraits.some((other) => other.id === id);
      return isElsewhere ? [] : report('is missing. Choose a drawing of hands (docs/editing.md), or a photo.');
    }
    const index = withPortraits.findIndex((other) => other.item === item);
    const twin = withPortraits
      .slice(0, index)
      .find((other) => other.id === id || (portrait !== undefined && other.portrait === portrait));
    return twin ? report(`is already set in content/${twin.item}.yaml. Remove it here, or choose another.`) : [];
  });
};

/**
 * Real people are shown only with written consent: items with a `consent` field need its date, unless they are samples.
 * An article signed by the enterprise names no one.
 */
const checkConsent: Relation = (content) =>
  listItems(content)
    .filter(({ definition }) => 'consent' in definition.schema.shape)
    .filter(({ item }) => !item.sample && !item.consent && item.author !== content.enterprise.name)
    .map(({ path }) => ({
      item: path,
      path: ['consent'],
      message:
        'is missing for a real person. Write the day on which she agreed in writing to her name, words, picture and ' +
        'figures being shown, as YYYY-MM-DD; or mark the entry as invented, with sample: true.',
    }));

/** A former name must lead to one page: it is not the id of another item, nor the former name of two. */
const checkFormerNames: Relation = (content) =>
  Object.values(collectionPaths).flatMap((name) => {
    const items = content[name] as readonly Pick<Item, 'id' | 'formerly'>[];
    const taken = new Map(items.map(({ id }) => [id, id]));
    return items.flatMap(({ id, formerly = [] }) =>
      formerly.flatMap((old, index): Conflict[] => {
        const other = taken.get(old);
        taken.set(old, id);
        const message = `'${old}' already leads to '${other}'. Remove it here or there.`;
        return other === undefined
          ? []
          : [{ item: `${collections[name].folder}/${id}`, path: ['formerly', index], message }];
      }),
    );
  });

/** Checks the rules between words, which hold in each language. */
export const checkWordRelations: Relation = (content) => [...checkPageNames(content), ...checkUniqueFields(content)];

/** Checks all rules between items, on valid content. They read several collections, so no schema has them. */
export const checkRelations: Relation = (content) =>
  [checkWordRelations, checkChargeBands, checkTaxes, checkPortraits, checkConsent, checkFormerNames].flatMap((check) =>
    check(content),
  );
