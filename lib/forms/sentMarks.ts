import { formNames, listOf, type FormName, type Values } from './definitions';
import type { Journal } from './journal';
import { openStorage, sentMarkPrefix, type TextStorage } from './storage';
import { asRecord, parseObject, type SentRecord } from './stored';

/**
 * What has become of a record that this browser keeps, as far as the site can know: a tap on a link that hands it on, or
 * a delivery. Each record has a mark of its own, so that tabs overwrite none; a record holds nothing of it.
 */

/** How a record was passed on; `dismissed` is one that is not to be offered again, and was not passed on. */
export const sendMethods = ['whatsapp', 'email', 'copy', 'delivery', 'dismissed'] as const;

export type SendMethod = (typeof sendMethods)[number];

type Open = () => TextStorage | null | undefined;

/** A short hash (djb2): it tells apart the records of one millisecond. */
function hash(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 33 + text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}

/** Two records of one submission differ in their address, which may be looked up after a copy was made. */
const contentOf = (record: Values): string =>
  JSON.stringify(
    Object.entries(record)
      .filter(([column]) => column !== 'ip')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The key under which the mark of a record is. */
export const sentMarkKey = (form: FormName, record: SentRecord): string =>
  `${sentMarkPrefix}${listOf(form)}:${record.timestamp}:${hash(contentOf(record))}`;

/** Notes how a record was passed on. A help, not a need: a storage that does not take it changes nothing else. */
export function markSent(open: Open, form: FormName, record: Values, method: SendMethod): void {
  try {
    const sent = asRecord(record);
    if (sent) openStorage(open).setItem(sentMarkKey(form, sent), method);
  } catch {
    // The record is offered once more than it need be.
  }
}

/** How a record was passed on; null where it was not, or nobody can tell. */
export const sendMethodOf = (open: Open, form: FormName, record: SentRecord): string | null =>
  openStorage(open).getItem(sentMarkKey(form, record));

/** The record that an item of a list holds; undefined where it is none of ours. */
export const recordIn = (item: string): SentRecord | undefined => asRecord(parseObject(item));

/** A record that was never passed on. */
export type Unsent = { readonly form: FormName; readonly record: SentRecord };

/** Every record that was neither passed on nor dismissed, the newest first. */
export const findUnsent = (journal: Journal, open: Open): Unsent[] =>
  formNames
    .flatMap((form) =>
      journal.read(listOf(form)).items.flatMap((item) => {
        const record = recordIn(item);
        return record && sendMethodOf(open, form, record) === null ? { form, record } : [];
      }),
    )
    .sort((a, b) => (a.record.timestamp < b.record.timestamp ? 1 : -1));
