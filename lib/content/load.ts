import type * as z from 'zod';

import { siteOrigin } from '@/lib/env';
import { isPublicOrigin } from '@/lib/launch/reserved';
import { type Language, languages, sourceLanguage } from '@/lib/languages';
import { collectionPaths, isSitePath, routePaths, routes, type RoutePath } from '@/lib/routes';
import { countWords } from '@/lib/text/count-words';
import { choiceInText, placeInText } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import type { WrittenAction } from './actions';
import { appRoutes, hasRoute } from './app-routes';
import type { CollectionDefinition, Definition, SingleDefinition } from './define';
import { factsOf, inSentence } from './facts';
import { type FieldInfo, slug, slugAdvice } from './fields';
import { linkOf } from './links';
import { type Mistake, type Path, readPath } from './mistakes';
import { didYouMean, nearest } from './nearest';
import { relations } from './relations';
import { isReadByNative, readingFaults, withoutReading } from './reading';
import { readSource, type Source } from './source';
import { isFile, type Targets, targetsOf } from './targets';
import { placesOfTexts, readText, type Text, textMistakes } from './texts';
import { type Content, collections, pages, singles } from './topics';
import { placed, translate } from './translate';
import { fieldWords, mapFields } from './walk';

/** A file that a schema describes: which, what it is called, and what it says in one language. */
type Entry = {
  readonly definition: Definition;
  /** The name of the item, or of the single file. */
  readonly id: string;
  readonly language: Language;
  readonly source: Source;
  readonly value: unknown;
};

/** Words that are not translated yet. */
export type Untranslated = { readonly file: string; readonly path: Path };

/** All content of the site as it was read. */
export type Loaded = {
  readonly mistakes: readonly Mistake[];
  /** Nothing while there are mistakes. */
  readonly content?: Readonly<Record<Language, Content>>;
  readonly untranslated: readonly Untranslated[];
  /** The words of the first language that stand in for missing ones, by the language that lacks them, filled as pages show them. */
  readonly standIns?: Readonly<Record<Language, readonly string[]>>;
};

const everySingle = { ...singles, ...pages } as Readonly<Record<string, SingleDefinition>>;
const everyCollection = collections as Readonly<Record<string, CollectionDefinition>>;

const isCollection = (definition: Definition): definition is CollectionDefinition => 'folder' in definition;

/** Whether a translation binds us, so that someone whose language it is must have read it before the public does. */
const isBinding = (definition: Definition): boolean => isCollection(definition) && definition.binding === true;

const endingOf = (definition: Definition): string =>
  isCollection(definition) && definition.body === 'mdx' ? 'mdx' : 'yaml';

type Place = { readonly definition: Definition; readonly id: string; readonly language: Language };

/** What a file below content/ is, by its name; advice, where no schema describes it. */
export function placeOf(file: string): Place | string {
  const [, stem = '', tag, ending] = /^(.*?)(?:\.([a-z]{2}))?\.(yaml|mdx)$/.exec(file) ?? [];
  const language = tag === undefined ? sourceLanguage : languages.find((known) => known === tag);
  if (language === undefined) return `'.${tag}' is no language. ${didYouMean(tag ?? '', languages)}`;

  const definitions = [...Object.values(everySingle), ...Object.values(everyCollection)];
  const found = definitions.find((definition) =>
    isCollection(definition) ? stem.slice(0, stem.lastIndexOf('/')) === definition.folder : stem === definition.file,
  );
  if (!found) {
    const known = definitions.map((definition) =>
      isCollection(definition) ? `${definition.folder}/…` : definition.file,
    );
    return `nothing reads this file. ${didYouMean(stem, known)}`;
  }
  if (endingOf(found) !== ending) return `must end in .${endingOf(found)}.`;

  const id = stem.slice(stem.lastIndexOf('/') + 1);
  if (!slug.test(id)) return `'${id}' ${slugAdvice}`;
  return { definition: found, id, language };
}

/** What zod expects, as an editor calls it. */
const kindsOf: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'keys below it',
  int: 'a whole number',
};

/** A message of zod's in the words of an editor. */
function readIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const said = JSON.stringify(value);
  if (issue.code === 'invalid_type') {
    if (issue.message !== '' && !issue.message.startsWith('Invalid input')) return issue.message;
    const kind = kindsOf[issue.expected] ?? `a ${issue.expected}`;
    if (value === undefined) return `is missing. Write ${kind}.`;
    return `is ${said}, and must be ${kind}.${issue.expected === 'string' ? ' Put quotes round it.' : ''}`;
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    if (value === undefined) return `is missing. Write one of: ${known.join(', ')}.`;
    return `${said} is none of those there are. ${didYouMean(typeof value === 'string' ? value : said, known)}`;
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const bound = issue.code === 'too_small' ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
    return issue.origin === 'array'
      ? `must have ${bound}, has ${(value as unknown[]).length}.`
      : `must be ${bound}, is ${said}.`;
  }
  return issue.message;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value);

/** The keys that are missing because they were mistyped: the unknown key beside them is told, with the right one. */
function renamedIn(issues: readonly z.core.$ZodIssue[], schema: z.core.$ZodType): ReadonlySet<string> {
  const renamed = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const known = Object.keys(shapeAt(schema, path));
    return issue.keys.flatMap((key) => readPath([...path, nearest(key, known) ?? key]));
  });
  return new Set(renamed);
}

/** Holds a value against its schema and the rules between its fields. */
function judge({ definition, source, value }: Entry): Mistake[] {
  const { schema } = definition;
  const read = schema.safeParse(value);
  if (!read.success) {
    const { issues } = read.error;
    const isRenamed = (path: Path): boolean => renamedIn(issues, schema).has(readPath(path));
    return issues.flatMap((issue): Mistake[] => {
      const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
      if (valueAt(value, path) === undefined && isRenamed(path)) return [];
      if (issue.code === 'unrecognized_keys') {
        const known = Object.keys(shapeAt(schema, path));
        return issue.keys.map((key) => ({
          file: source.file,
          path: [...path, key],
          message: `there is no such key. ${didYouMean(key, known)}`,
          position: source.positionOfKey(path, key),
        }));
      }
      const message = readIssue(issue, valueAt(value, path));
      return [{ file: source.file, path, message, position: source.positionOf(path) }];
    });
  }
  return (definition.check?.(read.data) ?? []).map(({ path, message }) => ({
    file: source.file,
    path,
    message,
    position: source.positionOf(path),
  }));
}

/** The fields of the object that stands at a path of a schema. */
function shapeAt(schema: z.core.$ZodType, path: Path): Record<string, unknown> {
  const inner = 'unwrap' in schema ? (schema as unknown as { unwrap: () => z.core.$ZodType }).unwrap() : schema;
  const [step, ...rest] = path;
  if (step === undefined) return 'shape' in inner ? (inner.shape as Record<string, unknown>) : {};
  const next =
    typeof step === 'number'
      ? (inner as unknown as { element?: z.core.$ZodType }).element
      : (inner as unknown as { shape?: Record<string, z.core.$ZodType> }).shape?.[step];
  return next ? shapeAt(next, rest) : {};
}

/** The file of words that a page is made of, without its language; nothing for a path that is no page. */
function wordsFile(path: string): string | undefined {
  const [, folder = '', item] = /^(\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (Object.hasOwn(routes, path)) return path;
  const name = (collectionPaths as Readonly<Record<string, string>>)[folder];
  return name === undefined || item === undefined ? undefined : `${name}/${item}`;
}

/** The page that a file of words is made into; nothing for words that many pages show. */
function pageOf({ definition, id }: Entry): string | undefined {
  if (!isCollection(definition)) return routePaths.find((path) => pageFileOf(path) === definition.file);
  const below = Object.entries(collectionPaths).find(([, name]) => name === definition.folder)?.[0];
  return below && `${below}/${id}`;
}

/** What menus and /sitemap say of a page, in every language, whether or not the page is made in it. */
const menuWords = ['label', 'barLabel', 'footerLabel', 'description'];

/** Of a page that is not made in a language, the words that its menus lack. */
function unnamedIn(language: Language, { source, value }: Entry, version: Entry | undefined): Untranslated[] {
  const [original, words] = [value, version?.value ?? {}] as [object, object];
  if (!Object.hasOwn(original, 'label')) return [];
  const file = source.file.replace(/\.(\w+)$/, `.${language}.$1`);
  return menuWords
    .filter((key) => Object.hasOwn(original, key) && !Object.hasOwn(words, key))
    .map((key) => ({ file, path: [key] }));
}

/** What is known across files while fields are judged and filled. */
type Known = {
  readonly language: Language;
  readonly facts: ReadonlyMap<string, string>;
  readonly counts: Readonly<Record<string, number>>;
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly figures: readonly string[];
  /** What each picture may be used for; of one whose file cannot be read, anything. */
  readonly pictures: ReadonlyMap<string, readonly string[] | 'any'>;
  readonly targets: Targets;
  readonly hasFile: (file: string) => boolean;
  /** The items whose files cannot be read. */
  readonly broken: ReadonlySet<string>;
  readonly content: Pick<Content, 'enterprise' | 'interface'>;
  readonly isTranslated: (path: string) => boolean;
};

/** Fills what a text names, turns actions into links, and tells which figures it shows and what names nothing. */
function resolve(entry: Entry, known: Known): { value: unknown; mistakes: Mistake[]; figures: ReadonlySet<string> } {
  const { definition, source } = entry;
  const mistakes: Mistake[] = [];
  const figures = new Set<string>();
  const tell = (path: Path, message: string): void => {
    mistakes.push({ file: source.file, path, message, position: source.positionOf(path) });
  };

  // Facts stand in the file of the source language alone: what is wrong with one is told there.
  const tellFact = (path: Path, message: string): void => {
    if (known.language === sourceLanguage) tell(path, message);
  };

  const own = new Map(
    Object.entries(entry.value as Record<string, unknown>).flatMap(([key, value]): [string, string][] =>
      typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );

  const chooseText = (text: string, path: Path): string =>
    text.replaceAll(choiceInText, (whole, name: string, one: string, other: string) => {
      const count = known.counts[name];
      if (count === undefined) {
        tell(path, `chooses by '${name}', which nothing here counts. ${didYouMean(name, Object.keys(known.counts))}`);
        return whole;
      }
      return count === 1 ? one : other;
    });

  const fillText = (text: string, { variables = [] }: FieldInfo, path: Path): string =>
    chooseText(text, path).replaceAll(placeInText, (whole, name: string) => {
      if (variables.includes(name)) return whole;
      const fact = own.get(name) ?? known.facts.get(name);
      if (!own.has(name) && known.figures.includes(name)) figures.add(name);
      // What a broken file says is not known; its own mistakes are told.
      if (fact === undefined && !known.broken.has(name.slice(0, name.lastIndexOf('.')))) {
        tell(
          path,
          `asks for '{${name}}', which nothing here knows. ${didYouMean(name, [...variables, ...own.keys(), ...known.facts.keys()])}`,
        );
      }
      return fact ?? whole;
    });

  const holdPlace = ({ path: target, hash }: WrittenAction, path: Path): void => {
    const page = target ?? pageOf(entry);
    const places = page === undefined ? undefined : known.targets.pages.get(page);
    if (hash === undefined || places === undefined || places === 'any' || places.has(hash)) return;
    tellFact([...path, 'hash'], `'${page}' has no place '${hash}'. ${didYouMean(hash, [...places])}`);
  };

  const value = mapFields(definition.schema, entry.value, (info, field, path) => {
    if (!info) return field;
    if ((info.words || info.filled) && typeof field === 'string') return fillText(field, info, path);
    if (info.kind === 'action') {
      holdPlace(field as WrittenAction, path);
      return linkOf(field as WrittenAction, {
        ...known,
        enterprise: known.content.enterprise,
        newTab: known.content.interface.opensInNewTab,
        inLanguage: known.content.interface.inLanguage,
      });
    }
    if (typeof field !== 'string') return field;

    if (info.kind === 'path' && isSitePath(field) && !known.targets.pages.has(field)) {
      tellFact(path, `'${field}' is no page of this site. ${didYouMean(field, [...known.targets.pages.keys()])}`);
    }
    if (info.kind === 'file') {
      const found = info.folders?.some((folder) => known.hasFile(`${folder}/${field}`)) ?? known.targets.hasFile(field);
      const where = info.folders?.join(' or ') ?? 'the files of this site';
      if (!found) tellFact(path, `'${field}' is not in ${where}. Put it there, or correct the name.`);
    }
    if (info.kind === 'reference') {
      const ids = known.ids[info.collection ?? ''] ?? [];
      if (!ids.includes(field))
        tellFact(path, `'${field}' is none of ${String(info.collection)}. ${didYouMean(field, ids)}`);
    }
    if (info.kind === 'figure') figures.add(field);
    if (info.kind === 'figure' && !known.figures.includes(field)) {
      tellFact(path, `'${field}' is no figure. ${didYouMean(field, known.figures)}`);
    }
    if (info.kind === 'picture') {
      const uses = known.pictures.get(field);
      if (!uses) tellFact(path, `'${field}' is no picture. ${didYouMean(field, [...known.pictures.keys()])}`);
      const lacking = uses === 'any' ? [] : (info.slots ?? []).filter((slot) => uses?.includes(slot) === false);
      for (const slot of lacking) {
        tellFact(path, `'${field}' has no use '${slot}'. Add it to content/images/${field}.yaml.`);
      }
    }
    return field;
  });
  return { value, mistakes, figures };
}

const keyOf = ({ definition, id }: Pick<Entry, 'definition' | 'id'>): string =>
  isCollection(definition) ? `${definition.folder}/${id}` : definition.file;

/** Gathers values under the names of their definitions. */
function gather(
  entries: readonly Entry[],
  values: ReadonlyMap<Entry, unknown>,
  written: ReadonlyMap<string, readonly Language[]>,
) {
  const singleOf = (definition: SingleDefinition): unknown =>
    values.get(entries.find((entry) => entry.definition === definition) as Entry);

  const itemsOf = (definition: CollectionDefinition): unknown[] => {
    const own = entries.filter((entry) => entry.definition === definition);
    const { order } = definition;
    const ordered = order
      ? own.toSorted((one, other) => order(one.value as never, other.value as never) || one.id.localeCompare(other.id))
      : own;
    return ordered.map((entry) => ({
      id: entry.id,
      languages: written.get(keyOf(entry)) ?? [sourceLanguage],
      ...(entry.source.body && { wordCount: countWords(entry.source.body.text) }),
      ...(values.get(entry) as object),
    }));
  };

  const named = <From, To>(record: Readonly<Record<string, From>>, make: (value: From) => To) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));

  // The cast is safe: every value passed its schema, and `Content` is made of the same schemas.
  return {
    ...named(singles as Readonly<Record<string, SingleDefinition>>, singleOf),
    pages: named(pages as Readonly<Record<string, SingleDefinition>>, singleOf),
    ...named(everyCollection, itemsOf),
  } as unknown as Content;
}

/**
 * Reads all content, holds it against its schemas, and fills in what its texts name.
 *
 * @param files what each file below content/ says, by its path there: `hubs/weaving-madurai.yaml`
 * @param hasFile whether the project has another file, by its path from the root
 * @param isPublic whether the site goes to the public: what binds us is then left out until someone has read its translation
 * @returns every mistake of every file at once, first causes first; content only where there is none
 */
export function loadContent(
  files: ReadonlyMap<string, string>,
  hasFile: (file: string) => boolean = isFile,
  isPublic: boolean = isPublicOrigin(siteOrigin()),
): Loaded {
  const mistakes: Mistake[] = [];
  /** Mistakes from which no other follows. */
  const stray: Mistake[] = [];
  const texts: Text[] = [];
  /** Every item there is a file of, readable or not: what names it is right. */
  const present = new Map<Definition, Set<string>>();
  const read = new Map<string, Map<Language, Entry>>();

  for (const [name, text] of [...files].toSorted(([one], [other]) => one.localeCompare(other))) {
    const file = `content/${name}`;
    const place = placeOf(name);
    if (typeof place === 'string') {
      stray.push({ file, path: [], message: place });
      continue;
    }
    const { source, mistakes: broken } = readSource(file, text);
    mistakes.push(...broken);
    const { definition, id, language } = place;
    if (language === sourceLanguage) {
      present.set(definition, (present.get(definition) ?? new Set()).add(id));
    }
    if (isCollection(definition) && definition.body === 'mdx') {
      const original = texts.find(
        (other) => other.definition === definition && other.source.file === `content/${definition.folder}/${id}.mdx`,
      );
      const found = readText(definition, id, source, language === sourceLanguage ? undefined : original);
      if (found) texts.push(found);
    }
    if (broken.length === 0) {
      const key = keyOf(place);
      const versions = read.get(key) ?? new Map<Language, Entry>();
      read.set(key, versions.set(place.language, { ...place, source, value: source.value }));
    }
  }

  for (const definition of Object.values(everySingle)) {
    if (!files.has(`${definition.file}.yaml`)) {
      mistakes.push({ file: `content/${definition.file}.yaml`, path: [], message: 'is missing.' });
    }
  }

  const untranslated: Untranslated[] = [];
  const written = new Map<string, readonly Language[]>();
  const missingIn = new Map<Entry, readonly Path[]>();
  const entries: Record<Language, Entry[]> = { en: [], ta: [] };

  for (const [key, versions] of read) {
    const original = versions.get(sourceLanguage);
    const others = [...versions]
      .filter(([language]) => language !== sourceLanguage)
      .filter(([, { definition, source }]) => !(isPublic && isBinding(definition)) || isReadByNative(source.value))
      .map(([language]) => language);
    if (!original) {
      for (const [, { source, definition, id }] of versions) {
        if (present.get(definition)?.has(id)) continue;
        stray.push({ file: source.file, path: [], message: 'translates a file that is not there.' });
      }
      continue;
    }
    written.set(key, [sourceLanguage, ...others]);
    const wrong = judge(original);
    mistakes.push(...wrong);
    // What follows from a file that is wrong is not told: its own mistakes come first.
    if (wrong.length > 0) continue;

    const page = pageOf(original);
    for (const language of languages) {
      const version = versions.get(language);
      const isMade = page === undefined || hasRoute(appRoutes(language), page);
      if (language !== sourceLanguage && !isMade) untranslated.push(...unnamedIn(language, original, version));
      if (language === sourceLanguage || !version) {
        entries[language].push({ ...original, language });
        continue;
      }
      const { value, faults, missing } = translate(
        original.definition.schema,
        original.value,
        withoutReading(version.value),
      );
      const entry = { ...version, value };
      const own = [...placed(version.source, [...readingFaults(version.value), ...faults]), ...judge(entry)];
      mistakes.push(...own);
      missingIn.set(entry, missing);
      if (isMade) untranslated.push(...missing.map((path) => ({ file: version.source.file, path })));
      entries[language].push(own.length === 0 ? entry : { ...original, language });
    }
  }

  const ids = Object.fromEntries(
    Object.entries(everyCollection).map(([name, definition]) => [name, [...(present.get(definition) ?? [])]]),
  );
  const targets = targetsOf(ids, placesOfTexts(texts), hasFile);
  const sound = new Set(entries[sourceLanguage].map(({ id }) => id));
  const broken = new Set(Object.values(ids).flatMap((names) => names.filter((id) => !sound.has(id))));
  const known = { ids, targets, hasFile, broken };

  const isSound = mistakes.length === 0;
  const result = isFilled(entries) ? fillIn(entries, written, known, missingIn) : undefined;
  mistakes.push(...(result?.mistakes ?? []));
  const content = result?.content;
  mistakes.push(...textMistakes(texts, targets, content?.[sourceLanguage].constants));
  // What holds between items is asked of items that are all there.
  if (content && isSound && result.mistakes.length === 0) {
    const places = new Map(entries[sourceLanguage].map((entry) => [keyOf(entry), entry.source]));
    mistakes.push(
      ...relations(content[sourceLanguage]).map(({ item, path, message }) => ({
        file: places.get(item)?.file ?? `content/${item}`,
        path,
        message,
        position: places.get(item)?.positionOf(path),
      })),
    );
  }
  mistakes.push(...stray);
  return { mistakes, ...(content && mistakes.length === 0 && { content, standIns: result.standIns }), untranslated };
}

/** Whether the files are sound that every text may take facts from. */
const isFilled = (entries: Readonly<Record<Language, readonly Entry[]>>): boolean =>
  (['enterprise', 'figures', 'constants', 'interface'] as const).every((name) =>
    entries[sourceLanguage].some(({ definition }) => definition === everySingle[name]),
  );

/** The content of each language, its texts filled and its actions turned into links. */
function fillIn(
  entries: Readonly<Record<Language, readonly Entry[]>>,
  written: ReadonlyMap<string, readonly Language[]>,
  { ids, targets, hasFile, broken }: Pick<Known, 'ids' | 'targets' | 'hasFile' | 'broken'>,
  missingIn: ReadonlyMap<Entry, readonly Path[]>,
) {
  const mistakes: Mistake[] = [];
  const standIns: Record<Language, string[]> = { en: [], ta: [] };
  const raw = entries[sourceLanguage];
  const images = raw.filter(({ definition }) => isCollection(definition) && definition.folder === 'images');
  const pictures = new Map<string, readonly string[] | 'any'>((ids.images ?? []).map((id) => [id, 'any']));
  for (const { id, value } of images) pictures.set(id, (value as { uses: string[] }).uses);

  const contents = languages.map((language): [Language, Content] => {
    // Facts are made of the site's own files as they are written: they name nothing themselves.
    const plain = gather(entries[language], new Map(entries[language].map((entry) => [entry, entry.value])), written);
    const counts = countsOf(plain);
    const crafts = plain.hubs.map(({ craft, inProse }) => inProse ?? craft);
    const facts = new Map([...factsOf(plain, counts, crafts, language), ...activeHubFacts(plain, language)]);
    const routed = appRoutes(language);
    // A page stands in a language when its route and its words do.
    const isTranslated = (path: string): boolean => {
      const file = wordsFile(path);
      return (
        file !== undefined &&
        hasRoute(routed, path) &&
        (written.get(file) ?? written.get(pageFileOf(file)) ?? written.get(`policies${path}`) ?? []).includes(language)
      );
    };
    const known: Known = {
      language,
      facts,
      counts,
      ids,
      figures: plain.figures.figures.map(({ name }) => name),
      pictures,
      targets,
      hasFile,
      broken,
      content: plain,
      isTranslated,
    };
    const values = new Map<Entry, unknown>();
    const shown = new Map<Definition, ReadonlySet<string>>();
    for (const entry of entries[language]) {
      const { value, mistakes: found, figures } = resolve(entry, known);
      values.set(entry, value);
      const missing = missingIn.get(entry);
      const isForeign = missing === undefined && language !== sourceLanguage;
      const lacking = isForeign ? fieldWords(entry.definition.schema, value).map(({ path }) => path) : (missing ?? []);
      standIns[language].push(...lacking.map((path) => String(valueAt(value, path))));
      if (!isCollection(entry.definition)) shown.set(entry.definition, figures);
      // A text of the source language that stands in for a missing one was told with its own file.
      mistakes.push(...(language === sourceLanguage || entry.source.file.includes(`.${language}.`) ? found : []));
    }
    const paths = [
      ...routePaths,
      ...Object.entries(collectionPaths).flatMap(([path, name]) => (ids[name] ?? []).map((id) => `${path}/${id}`)),
    ];
    const content = {
      ...gather(entries[language], values, written),
      translated: paths.filter(isTranslated),
      shownOn: Object.fromEntries(known.figures.map((name) => [name, pagesShowing(name, shown)])),
    };
    return [language, content];
  });
  return { mistakes, standIns, content: Object.fromEntries(contents) as Record<Language, Content> };
}

/** The pages whose words name a figure, in the order of the route table. */
const pagesShowing = (name: string, shown: ReadonlyMap<Definition, ReadonlySet<string>>): RoutePath[] =>
  routePaths.filter((path) =>
    [...shown].some(
      ([definition, figures]) => !isCollection(definition) && definition.file === pageFileOf(path) && figures.has(name),
    ),
  );

/** The file of a route's words below content/, without its ending. */
const pageFileOf = (path: string): string => `pages/${path === '/' ? 'home' : (path.split('/').at(-1) ?? '')}`;

/** The makers enrolled at each active hub. */
const makersAtWork = ({ hubs }: Content): number[] =>
  hubs.flatMap(({ status, makers }) => (status === 'Active' && makers !== undefined ? [makers] : []));

/**
 * How many items each collection has, and how many of them have each value that its definition counts by; how many makers
 * are enrolled at the active hubs.
 */
function countsOf(content: Content): Record<string, number> {
  const all = content as unknown as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  const counts = Object.entries(everyCollection).flatMap(([name, { counted = [], schema }]) => {
    const items = all[name] ?? [];
    return [
      [name, items.length] as const,
      ...counted.flatMap((field) =>
        (schema.shape[field] as z.ZodEnum).options.map((value) => {
          const [first = '', ...rest] = String(value);
          const count = items.filter((item) => item[field] === value).length;
          return [`${name}${first.toUpperCase()}${rest.join('')}`, count] as const;
        }),
      ),
    ];
  });
  return Object.fromEntries([...counts, ['makers', makersAtWork(content).reduce((sum, makers) => sum + makers, 0)]]);
}

/**
 * The active hubs in a row: how many makers each has (`{makersEach}`), where they are (`{activePlaces}`), and both beside
 * the craft (`{activeHubs}`).
 */
function activeHubFacts(content: Content, language: Language): [string, string][] {
  const { number, list } = formatsOf(language);
  const active = content.hubs.filter(({ status }) => status === 'Active');
  return [
    ['makersEach', list(makersAtWork(content).map(number))],
    ['activePlaces', list([...new Set(active.map(({ location }) => location))])],
    [
      'activeHubs',
      list(active.map(({ craft, location, makers = 0 }) => `${inSentence(craft)} (${location}, ${number(makers)})`)),
    ],
  ];
}
