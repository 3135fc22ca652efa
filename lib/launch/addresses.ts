import type { Problem } from '@/lib/checks/rules';

const FILE = 'content/site.ts';

/** Who we are, as far as it can hold a placeholder. */
type Addresses = Readonly<Record<string, unknown>>;

/** Every text in a value, with the way to it: `social.0.href`. */
function* textsIn(value: unknown, trail: readonly string[]): Generator<[string, string]> {
  if (typeof value === 'string') yield [trail.join('.'), value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...trail, key]);
  }
}

/** Settings that a build can give instead of editing the file. */
const settings: Readonly<Record<string, string>> = { 'site.origin': ', or set NEXT_PUBLIC_SITE_ORIGIN' };

/** A name that no one can own (RFC 2606). */
const isReserved = (text: string): boolean => /\.example\b/.test(text);

/** A phone number that nobody has: it ends in a row of zeros. */
const isNobodysNumber = (text: string): boolean =>
  /^(tel:)?\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

/**
 * The addresses and numbers that stand until the enterprise has its own. Those built from another, such as the pages
 * of the store, are told once, by the one they are built from.
 *
 * @param parts what content/site.ts exports, by name
 */
export function checkAddresses(parts: Addresses): Problem[] {
  const open = Object.entries(parts)
    .flatMap(([name, part]) => [...textsIn(part, [name])])
    .filter(([, text]) => isReserved(text) || isNobodysNumber(text));

  return open
    .filter(([, text], index) => !open.slice(0, index).some(([, base]) => text.startsWith(`${base}/`)))
    .map(([trail, text]): Problem => {
      const [, item = trail, ...rest] = trail.split('.');
      const message = `is '${text}', a placeholder. Enter the real one${settings[trail] ?? ''}.`;
      return { file: FILE, item, field: rest.at(-1) ?? item, message };
    });
}
