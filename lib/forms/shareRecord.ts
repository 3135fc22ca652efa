import { own } from '@/lib/own';
import { lettersOf } from '@/lib/text/letters';

import { fieldsOf, type FormName, type Values } from './definitions';

/**
 * The ways by which a visitor can send us what this site only stores: WhatsApp, e-mail, the clipboard. Links are cut to
 * what programs take; the clipboard gets everything.
 */

/** Encoded lengths that programs take: Windows hands 2048 characters to a mail program, servers read 8 kB of address. */
const whatsappLimit = 6000;
const mailLimit = 1900;

// A half of a surrogate pair cannot be encoded.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'));

/** The label of each choice of a field by the value that is stored, by the names of the fields. */
export type ChoiceLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a visitor reads for a stored value: the label of a choice; all else, such as a choice that is no more, as it is. */
export const shownValue = (labels: ChoiceLabels, field: string, value: string): string =>
  own(own(labels, field) ?? {}, value) ?? value;

/** A record as a visitor reads it. */
export const shownRecord = (labels: ChoiceLabels, record: Values): Values =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, shownValue(labels, field, value)]));

/** What was typed as plain text, each after its label, in the order of the form; empty fields are left out. */
export const recordText = (form: FormName, labels: Values, record: Values): string =>
  fieldsOf(form)
    .map(({ name }) => ({ label: labels[name] ?? name, text: record[name] ?? '' }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ label, text }) => `${label}${label.endsWith('?') ? '' : ':'} ${text}`)
    .join('\n');

type Fitted = { readonly encoded: string; readonly isCut: boolean };

/** The longest beginning of a text that stays within a limit once encoded, never cut inside a character. */
function fit(text: string, limit: number): Fitted {
  const whole = encode(text);
  if (whole.length <= limit) {
    return { encoded: whole, isCut: false };
  }
  const ellipsis = encode('…');
  let encoded = '';
  for (const letter of lettersOf(text)) {
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
  /** The link holds only the beginning of the text. */
  readonly isCut: boolean;
};

/** A link that opens WhatsApp with the text written. */
export function whatsappLink(chat: string, text: string): ShareLink {
  const { encoded, isCut } = fit(text, whatsappLimit);
  return { href: `${chat}?text=${encoded}`, isCut };
}

/** A link that opens the visitor's mail program with subject and body written (RFC 6068: lines end in CRLF). */
export function mailLink(to: string, subject: string, text: string): ShareLink {
  const head = fit(subject.replace(/\s+/g, ' '), mailLimit / 3);
  const body = fit(text.replace(/\r?\n/g, '\r\n'), mailLimit - head.encoded.length - to.length);
  return { href: `mailto:${to}?subject=${head.encoded}&body=${body.encoded}`, isCut: head.isCut || body.isCut };
}
