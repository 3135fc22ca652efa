import type { CollectionDefinition } from '@/lib/content/schemas/define';
import { adviseOnSummary } from '@/lib/content/schemas/fields';
import { type Path, quoteText } from '@/lib/content/schemas/fields/messages';
import { type CollectionName, collections, type Content } from '@/lib/content/schemas';
import { parseFigureNumber } from '@/lib/drawing/dots';
import { getPeople, getPeopleWithPortraits } from '@/lib/content/people';
import { getOwn } from '@/lib/own';
import { listPageHeads } from '@/lib/content/page-heads';
import { collectionPaths } from '@/lib/routes';

/** An error between items, reported at the item to change. */
type Conflict = {
  readonly item: string;
  readonly path: Path;
  readonly message: string;
};

/** Fields that must be unique within a collection. A person may be quoted twice, but not with the same words. */
function listFields(name: CollectionName): readonly string[] {
  const { shape } = collections[name].schema;
  const isQuote = 'quote' in shape && !('summary' in shape);
  const names = isQuote ? ['quote'] : ['title', 'name'];
  return [...names, 'code', 'alt'].filter((field) => field in shape);
}

type Described = Readonly<Record<string, unknown>> & { readonly id: string };

const checkItemNames = (content: Content): Conflict[] =>
  (Object.keys(collections) as CollectionName[]).flatMap((name) => {
    // The casts are safe: every item has an id, and a missing field is undefined.
    const items = content[name] as readonly Described[];
    const { folder } = collections[name];
    return listFields(name).flatMap((field) =>
      items.flatMap((item, index): Conflict[] => {
        const twin = items.slice(0, index).find((other) => item[field] !== undefined && other[field] === item[field]);
        if (!twin) return [];
        const message = `is the same as in content/${folder}/${twin.id}. Change it, or remove one of the two files.`;
        return [{ item: `${folder}/${item.id}`, path: [field], message }];
      }),
    );
  });

/** Codes must be unique across pieces and sets, sort positions within each. */
function checkArticleNames({ pieces, giftSets }: Content): Conflict[] {
  const codes = new Map(pieces.map(({ id, code }) => [code, `pieces/${id}`]));
  const taken = giftSets.flatMap(({ id, code }): Conflict[] => {
    const other = codes.get(code);
    return other === undefined
      ? []
      : [
          {
            item: `gift-sets/${id}`,
            path: ['code'],
            message: `is the same as in content/${other}.yaml. Choose another.`,
          },
        ];
  });
  const placed = [pieces, giftSets].flatMap((articles, index) =>
    articles.flatMap(({ id, order }, place): Conflict[] => {
      const folder = index === 0 ? 'pieces' : 'gift-sets';
      const twin = articles.slice(0, place).find((other) => order !== undefined && other.order === order);
      const message = `is also ${order ?? ''} in content/${folder}/${twin?.id ?? ''}. Write a number that is not used yet.`;
      return twin ? [{ item: `${folder}/${id}`, path: ['order'], message }] : [];
    }),
  );
  return [...taken, ...placed];
}

/** The longest title of a page. Words of 600 letters fill a share picture. */
const longestTitle = 200;

/** No two pages have the same title or description in search results, and descriptions have a length that fits. */
function checkPageNames(content: Content): Conflict[] {
  const heads = listPageHeads(content);
  const texts = [
    ...heads.map((head) => ({ ...head.titleAt, text: head.fullTitle, what: 'title' })),
    ...heads.map((head) => ({ ...head.descriptionAt, text: head.description, what: 'description' })),
  ];
  const reported = checkItemNames(content);
  const repeated = texts.flatMap(({ item, field, text, what }, index): Conflict[] => {
    const twin = texts.slice(0, index).find((other) => other.what === what && other.text === text);
    if (!twin || reported.some((one) => one.item === item && one.path.includes(field))) return [];
    const message = `results in the ${what} ${quoteText(text)}, the same as content/${twin.item}. Make it specific to this page.`;
    return [{ item, path: [field], message }];
  });
  const long = heads
    .filter(({ title }) => title.length > longestTitle)
    .map(({ titleAt: { item, field }, title }): Conflict => {
      const message = `has ${title.length} characters; the maximum is ${longestTitle}, because share pictures show it. Shorten it.`;
      return { item, path: [field], message };
    });
  const odd = heads
    // The description of the 404 page is never in search results.
    .filter(({ path }) => path !== '/404')
    .flatMap(({ descriptionAt: { item, field }, description }): Conflict[] => {
      const message = adviseOnSummary(description);
      return message === undefined ? [] : [{ item, path: [field], message }];
    });
  return [...repeated, ...long, ...odd];
}

const checkChargeBands = ({ constants: { rupees } }: Content): Conflict[] =>
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

const checkPeriods = ({ constants: { periods } }: Content): Conflict[] =>
  Object.entries(periods)
    .filter(([, { least = 0, most }]) => least >= most)
    .map(([name, { least, most }]) => ({
      item: 'site/policy-constants',
      path: ['periods', name, 'least'],
      message: `is ${String(least)}, but most is ${most}. Write a smaller number, or leave it out for an upper limit only.`,
    }));

/** Everyone must have a portrait, in one file, and no two people the same. */
function checkPortraits(content: Content): Conflict[] {
  const withPortraits = getPeopleWithPortraits(content);
  return getPeople(content).flatMap((person): Conflict[] => {
    const { item, id, portrait, photo } = person;
    const report = (message: string, field = 'portrait'): Conflict[] => [{ item, path: [field], message }];
    if (portrait === undefined && photo === undefined) {
      return withPortraits.some((other) => other.id === id)
        ? []
        : report('is missing. Choose a drawing of hands (docs/editing.md), or a photo.');
    }

    const before = withPortraits.slice(
      0,
      withPortraits.findIndex((other) => other.item === item),
    );
    const elsewhere = before.find((other) => other.id === id);
    if (elsewhere) {
      return report(
        `is already set in content/${elsewhere.item}.yaml. Remove it here.`,
        portrait ? 'portrait' : 'photo',
      );
    }
    const twin = before.find((other) => portrait !== undefined && other.portrait === portrait);
    return twin ? report(`is also the portrait of ${twin.name} (content/${twin.item}.yaml). Choose another.`) : [];
  });
}

type Linked = { readonly id: string; readonly sample?: true; readonly consent?: string; readonly author?: string };

/**
 * Real people are shown only with written consent: items with a `consent` field need its date, unless they are samples.
 * An article signed by the enterprise names no one.
 */
const checkConsent = (content: Content): Conflict[] =>
  Object.entries(collections as Readonly<Record<string, CollectionDefinition>>)
    .filter(([, { schema }]) => 'consent' in schema.shape)
    .flatMap(([name, { folder }]) =>
      // The cast is safe: the schema has these fields.
      (content[name as keyof typeof collections] as readonly Linked[])
        .filter(({ sample, consent, author }) => !sample && !consent && author !== content.enterprise.name)
        .map(({ id }) => ({
          item: `${folder}/${id}`,
          path: ['consent'],
          message:
            'is missing for a real person. Write the day on which she agreed in writing to her name, words, picture and ' +
            'figures being shown, as YYYY-MM-DD; or mark the entry as invented, with sample: true.',
        })),
    );

type Renamed = { readonly id: string; readonly formerly?: readonly string[] };

/** A former name must lead to one page: it is not the id of another item, nor the former name of two. */
const checkFormerNames = (content: Content): Conflict[] =>
  Object.values(collectionPaths).flatMap((name) => {
    const items = content[name] as readonly Renamed[];
    const taken = new Map(items.map(({ id }) => [id, id]));
    return items.flatMap(({ id, formerly = [] }) =>
      formerly.flatMap((old, index): Conflict[] => {
        const other = taken.get(old);
        taken.set(old, id);
        return other === undefined
          ? []
          : [
              {
                item: `${collections[name].folder}/${id}`,
                path: ['formerly', index],
                message: `'${old}' already redirects to '${other}'. Remove it here or there.`,
              },
            ];
      }),
    );
  });

function checkHubFigures({ figures: { figures }, hubs: all }: Content): Conflict[] {
  const active = all.filter(({ status }) => status === 'Active');
  const counted: Readonly<Record<string, readonly [count: number, fact: string]>> = {
    skillHubs: [all.length, '{hubs.count}'],
    activeHubs: [active.length, '{hubsActive.count}'],
    hubArtisans: [active.reduce((sum, { makers = 0 }) => sum + makers, 0), '{makers.count}+'],
  };
  return (figures ?? []).flatMap(({ name, value }, index): Conflict[] => {
    const [is, fact] = getOwn(counted, name) ?? [];
    return is === undefined || parseFigureNumber(value) === is
      ? []
      : [
          {
            item: 'site/figures',
            path: ['figures', index, 'value'],
            message: `is ${value}, but content/hubs has ${is}. Write "${fact}", which is counted automatically.`,
          },
        ];
  });
}

/** A milestone must be completed by the day its hub is active. */
const checkHubMilestones = ({ hubs, milestones: all }: Content): Conflict[] =>
  all.flatMap(({ id, hub, status }) => {
    const isActive = hubs.find((one) => one.id === hub)?.status === 'Active';
    return hub === undefined || isActive === (status === 'completed')
      ? []
      : [
          {
            item: `milestones/${id}`,
            path: ['status'],
            message: `is '${status}', but its hub is ${isActive ? 'active' : 'not active'}. Correct one of the two.`,
          },
        ];
  });

type Relation = (content: Content) => readonly Conflict[];

/** Rules between items. They are not part of the schemas, because each reads several collections. */
const every: readonly Relation[] = [
  checkPageNames,
  checkItemNames,
  checkArticleNames,
  checkChargeBands,
  checkPeriods,
  checkPortraits,
  checkConsent,
  checkFormerNames,
  checkHubFigures,
  checkHubMilestones,
];

/** Checks the rules between words, which hold in each language. */
export const checkWordRelations: Relation = (content) => [...checkPageNames(content), ...checkItemNames(content)];

/** Checks all rules between items, on valid content. */
export const checkRelations: Relation = (content) => every.flatMap((relation) => relation(content));
