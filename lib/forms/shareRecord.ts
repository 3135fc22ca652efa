import { getOwn } from '@/lib/own';
import { listLetters } from '@/lib/language/letters';

import { listFields, type FormName, type Values } from './definitions';

/**
 * Texts and links for sending a stored record by WhatsApp, e-mail or the clipboard. Links are shortened to what apps
 * accept; the clipboard gets the full text.
 */

/** Maximum encoded lengths: Windows passes 2048 characters to a mail program, servers accept URLs of 8 kB. */
const whatsappLimit = 6000;
const mailLimit = 1900;

// A lone surrogate cannot be encoded.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'));

/** Labels of choices, by field name and stored value. */
export type ChoiceLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The label of a stored value; the value itself if it is not a choice, or no longer one. */
export const formatShownValue = (labels: ChoiceLabels, field: string, value: string): string =>
  getOwn(getOwn(labels, field) ?? {}, value) ?? value;

/** A record with labels instead of stored values. */
export const formatShownRecord = (labels: ChoiceLabels, record: Values): Values =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, formatShownValue(labels, field, value)]));

/** The submitted values as plain text, each after its label, in form order; empty fields are omitted. */
export const formatRecord = (form: FormName, labels: Values, record: Values): string =>
  listFields(form)
    .map(({ name }) => ({ label: labels[name] ?? name, text: record[name] ?? '' }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ label, text }) => `${label}${label.endsWith('?') ? '' : ':'} ${text}`)
    .join('\n');

type Fitted = { readonly encoded: string; readonly isCut: boolean };

/** The longest prefix of a text whose encoding fits the limit. Never splits a grapheme. */
function fit(text: string, limit: number): Fitted {
  const whole = encode(text);
  if (whole.length <= limit) {
    return { encoded: whole, isCut: false };
  }
  const ellipsis = encode('…');
  let encoded = '';
  for (const letter of listLetters(text)) {
    const next = encode(letter);
    if (encoded.length + next.length + ellipsis.length > limit) {
      break;
    }
    encoded += next;
  }
  return { encoded: encoded + ellipsis, isCut: true };
}

export type ShareLink = {
  readonly href: string;
  /** Whether the text was shortened. */
  readonly isCut: boolean;
};

/** A WhatsApp link with the text prefilled. */
export function createWhatsappLink(chat: string, text: string): ShareLink {
  const { encoded, isCut } = fit(text, whatsappLimit);
  return { href: `${chat}?text=${encoded}`, isCut };
}

/** A `mailto:` link with subject and body prefilled (RFC 6068: lines end in CRLF). */
export function createMailLink(to: string, subject: string, text: string): ShareLink {
  const head = fit(subject.replace(/\s+/g, ' '), mailLimit / 3);
  const body = fit(text.replace(/\r?\n/g, '\r\n'), mailLimit - head.encoded.length - to.length);
  return { href: `mailto:${to}?subject=${head.encoded}&body=${body.encoded}`, isCut: head.isCut || body.isCut };
}
