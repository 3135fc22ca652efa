import type { ClassNames } from '@/scripts/build/islands/class-names';

// Without the first of the alphabet: blockers of advertisements hide what is called `ad`.
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const shortNames = pairs.map((pair) => `-${pair}`);

/** The shortest way to write the classes of a site. */
export type ShortNames = {
  /** What they are called now, by sheet. */
  readonly classNames: ClassNames;
  /** Writes a page or a sheet with the new names. */
  readonly shorten: (text: string) => string;
};

/**
 * Gives every class a name of three characters, the same on every page, for first paint waits for each of them twice: in
 * the sheet and on the element. The hyphen tells a name from the variables of a small script.
 *
 * @param classNames what the build named them
 * @throws {Error} when there are more classes than names
 */
export function shortNamesFor(classNames: ClassNames): ShortNames {
  const long = new Set(Object.values(classNames).flatMap((names) => Object.values(names).flatMap(separate)));
  if (long.size > shortNames.length) throw new Error(`There are names for ${shortNames.length} classes only.`);
  const short = new Map([...long].map((name, index) => [name, shortNames[index] ?? name]));
  // A sheet writes the first digit of `-9a` as an escape: `-\39 a`.
  const shorten = (text: string) =>
    text.replace(/(-\\3\d )?[\w-]+/g, (word) => short.get(word.replace(/\\3(\d) /, '$1')) ?? word);
  return {
    classNames: Object.fromEntries(
      Object.entries(classNames).map(([sheet, names]) => [
        sheet,
        Object.fromEntries(Object.entries(names).map(([name, value]) => [name, shorten(value)])),
      ]),
    ),
    shorten,
  };
}

/** The classes of a value: one that composes others holds theirs too. */
const separate = (value: string): string[] => value.split(' ');

const text = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/;

const token = new RegExp(`${text.source}|[{};]|[^"'{};]+`, 'g');

/** The rules of a sheet that stand in no other, one after the other. */
function rulesOf(css: string): string[] {
  const rules = [''];
  let depth = 0;
  for (const [part] of css.matchAll(token)) {
    rules.push((rules.pop() ?? '') + part);
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth === 0 && /^[};]$/.test(part)) rules.push('');
  }
  return rules;
}

/** Joins what stands one after the other in one layer: each sheet opened the layer for itself. */
function joinLayers(css: string): string {
  const joined: string[] = [];
  for (const rule of rulesOf(css)) {
    const [opened = ''] = /^@layer \w+\{/.exec(rule) ?? [];
    const before = joined.at(-1);
    if (opened !== '' && before?.startsWith(opened)) {
      joined[joined.length - 1] = before.slice(0, -1) + rule.slice(opened.length);
    } else {
      joined.push(rule);
    }
  }
  return joined.join('');
}

const property = /(?<![\w-])--[a-z][\w-]*/gi;

/** Rules and at-rules that say nothing: what is left once all that they held is taken out. */
const empty = /(?<=^|[{};])(?!@layer)[^{};]+\{\}/g;

function withoutEmpty(css: string): string {
  const less = css.replace(empty, '');
  return less === css ? css : withoutEmpty(less);
}

/** What a type sets for every element, over all components: `app/_styles/type.ta.scss`. */
const forEveryElement = /:where\(body \*\)\{([^{}]*)\}/;

/** Takes out what components say of a property that the page's type sets for every element, in a layer above them. */
function withoutOverridden(css: string): string {
  const names = [...(forEveryElement.exec(css)?.[1] ?? '').matchAll(/([\w-]+):/g)].map(([, name]) => name);
  if (names.length === 0) return css;
  const declaration = new RegExp(`(?<=[{;])(?:${names.join('|')}):[^;{}]*;?`, 'g');
  return rulesOf(css)
    .map((rule) => (rule.startsWith('@layer components{') ? rule.replace(declaration, '') : rule))
    .join('')
    .replaceAll(';}', '}');
}

/** Takes out the spaces after commas, but for those of a text. */
const withoutSpaces = (css: string): string =>
  css.replace(new RegExp(`${text.source}|, +`, 'g'), (part) => (part.startsWith(',') ? ',' : part));

/**
 * Writes the sheet of one page in fewer bytes: its custom properties get short names, which nothing outside a sheet uses,
 * rules without effect and layers that are declared already are left out, and neighbours of one layer share a block.
 */
export function compactSheet(css: string): string {
  const properties = [...new Set(css.match(property))];
  const short = new Map(
    properties.map((name, index) => [name, `--${letters[index] ?? pairs[index] ?? name.slice(2)}`]),
  );
  const declared = new Set<string>();
  const compact = css
    .replace(property, (name) => short.get(name) ?? name)
    .replace(/@layer ([\w, ]+)([;{])/g, (whole, list: string, end: string) => {
      const names = list.split(/,\s*/);
      const isKnown = names.every((name) => declared.has(name));
      for (const name of names) declared.add(name);
      return isKnown && end === ';' ? '' : whole;
    })
    .replace(/\n+/g, '');
  return joinLayers(withoutEmpty(withoutOverridden(withoutSpaces(compact))));
}

/**
 * Puts values that hold quotation marks into the other kind, so that they are not written as `&quot;`: the words of an
 * island are full of them.
 */
export const withPlainQuotes = (html: string): string =>
  html.replace(/="([^"'<>]*&quot;[^"'<>]*)"/g, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`);

/**
 * Writes the empty elements of a drawing with one tag, those that HTML knows to be empty without a slash, what is true or
 * not without a value, and names of attributes in lower case, which compress better than React's. HTML takes all of these
 * for the same.
 */
export const withShortTags = (html: string): string =>
  html
    .replace(/<(path|circle|rect)\b([^<>]*)><\/\1>/g, '<$1$2/>')
    .replace(/<(meta|link|img|br|source|input|hr)\b([^<>]*)\/>/g, '<$1$2>')
    .replace(/ (autofocus|checked|hidden|open|required)=""(?=[^<>]*>)/g, ' $1')
    .replace(/ (?:charSet|hrefLang|fetchPriority|popoverTarget|popoverTargetAction|dateTime)="/g, (name) =>
      name.toLowerCase(),
    );

const sheet = /(?<=<style>)[\s\S]*?(?=<\/style>)/;

/**
 * Names the classes of one page anew, the most frequent first: one page has few enough for names of a letter or two.
 *
 * @param html a page with its sheet, of classes that `shortNamesFor` has named
 * @param scripts the texts of its scripts: what they name stays as it is
 */
export function withPageNames(html: string, scripts: readonly string[]): string {
  const inScripts = new Set(scripts.flatMap((script) => script.match(/-[a-z]{2}\b/gi) ?? []));
  const uses = new Map<string, number>();
  const isOurs = (name: string) => /^-[a-z]{2}$/i.test(name) && !inScripts.has(name);
  const eachClass = (page: string, write: (name: string) => string) =>
    page
      .replace(/(?<= class=")[^"]*/g, (names) => names.split(' ').map(write).join(' '))
      .replace(sheet, (css) => css.replace(/(?<=\.)-[a-z]{2}(?![\w-])/gi, write));

  eachClass(html, (name) => {
    if (isOurs(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
    return name;
  });
  const ordered = [...uses].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const names = [...letters, ...pairs];
  const named = new Map(ordered.map((name, index) => [name, names[index] ?? name]));
  return eachClass(html, (name) => named.get(name) ?? name);
}
