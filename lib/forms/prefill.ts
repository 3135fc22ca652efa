import { listLetters } from '@/lib/language/letters';

import { listFields, type FormName, type Values } from './definitions';

/** The longest prefilled text: anyone can write a URL. */
export const prefillLimit = 120;

// Line breaks, control characters and direction marks, but not the joiners that Tamil needs.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Normalises a choice for comparison: `visit-hub` in a URL matches 'Visit Hub'. */
const toPlain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');

/**
 * Reads one field from a URL, such as `?subject=Gifting`.
 *
 * @param search the query string
 * @param name the field
 * @param choices the allowed values of a choice field; other values are ignored
 * @returns text on one line, limited in length; empty if there is none
 */
export function readPrefill(search: string, name: string, choices?: readonly string[]): string {
  const value = new URLSearchParams(search).get(name) ?? '';
  if (choices) {
    return choices.find((choice) => toPlain(choice) === toPlain(value)) ?? '';
  }
  const line = value.replace(invisible, ' ').trim();
  return Array.from(listLetters(line)).slice(0, prefillLimit).join('').trim();
}

/** The prefilled values from a URL; only of fields that allow prefilling. */
export const readLink = (form: FormName, search: string): Values =>
  Object.fromEntries(
    listFields(form)
      .filter(({ isLinked }) => isLinked)
      .map(({ name, choices }) => [name, readPrefill(search, name, choices)]),
  );
