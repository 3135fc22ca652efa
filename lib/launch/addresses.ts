import type { Problem } from '@/lib/checks/rules';

/** What the modules that say who we are and how to reach us export, by file; what one builds on comes before it. */
export type Addresses = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every text in a value, with the way to it: `social.0.href`. */
function* textsIn(value: unknown, trail: readonly string[]): Generator<[string, string]> {
  if (typeof value === 'string') yield [trail.join('.'), value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...trail, key]);
  }
}

/** What to do about an address where there is more to say than to enter the real one. */
const advice: Readonly<Record<string, string>> = {
  'site.origin': 'Enter the real one, or set NEXT_PUBLIC_SITE_ORIGIN.',
  'site.namingAuthority.domain':
    'Before the first launch, enter a domain you own and since when, once: later it stays as it is.',
};

/** A name that no one can own (RFC 2606). */
const isReserved = (text: string): boolean => /\.example\b/.test(text);

/** A phone number that nobody has: it ends in a row of zeros. */
const isNobodysNumber = (text: string): boolean =>
  /^(tel:)?\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

/**
 * The addresses and numbers that stand until the enterprise has its own. Those built from another, such as the pages
 * of the store, are told once, by the one they are built from.
 */
export function checkAddresses(addresses: Addresses): Problem[] {
  const open = Object.entries(addresses)
    .flatMap(([file, parts]) => [...textsIn(parts, [])].map(([trail, text]) => ({ file, trail, text })))
    .filter(({ text }) => isReserved(text) || isNobodysNumber(text));

  return open
    .filter(({ text }, index) =>
      open.slice(0, index).every(({ text: base }) => text !== base && !text.startsWith(`${base}/`)),
    )
    .map(({ file, trail, text }): Problem => {
      const [name = '', item = name, ...rest] = trail.split('.');
      // A part that is an address itself has no fields; one that holds several is known by them.
      const known =
        name === 'site' || name === 'external' ? { item, field: rest.at(-1) ?? item } : { item: name, field: item };
      return { file, ...known, message: `is '${text}', a placeholder. ${advice[trail] ?? 'Enter the real one.'}` };
    });
}

/** A placeholder among the words of a text: a host, or an e-mail address there. */
const reservedWord = /[\w.+@-]+\.example\b/g;

/** The placeholders that stand in texts outside the content, each by its line. */
export const checkDocuments = (documents: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(documents).flatMap(([file, text]) =>
    [...text.matchAll(reservedWord)].map(({ 0: found, index }): Problem => ({
      file,
      line: text.slice(0, index).split('\n').length,
      item: found,
      field: found,
      message: 'is a placeholder. Enter the real one.',
    })),
  );
