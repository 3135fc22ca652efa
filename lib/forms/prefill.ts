import { lettersOf } from '@/lib/text/letters';

import { fieldsOf, type FormName, type Values } from './definitions';

/** The longest prefilled text: an address can be written by anyone. */
export const prefillLimit = 120;

// Line breaks, control characters and marks that turn the direction of text; not the joiners that Tamil needs.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** The form of a choice that an address can hold: 'Visit Hub' is asked for as `visit-hub`, too. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');

/**
 * Reads one field from the address of a page, such as `?subject=Gifting`.
 *
 * @param search the query of the address
 * @param name the field
 * @param choices what the field can hold, where it is a choice; anything else is passed over
 * @returns text on one line, capped; empty when there is none
 */
export function readPrefill(search: string, name: string, choices?: readonly string[]): string {
  const value = new URLSearchParams(search).get(name) ?? '';
  if (choices) {
    return choices.find((choice) => plain(choice) === plain(value)) ?? '';
  }
  const line = value.replace(invisible, ' ').trim();
  return Array.from(lettersOf(line)).slice(0, prefillLimit).join('').trim();
}

/** What the address of a page asks a form to hold, by field; only fields that a link may fill in. */
export const readLink = (form: FormName, search: string): Values =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ isLinked }) => isLinked)
      .map(({ name, choices }) => [name, readPrefill(search, name, choices)]),
  );
