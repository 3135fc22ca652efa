import { formNames, getListKey, type FormName, type Values } from './definitions';
import type { RecordLists } from './recordLists';
import { openStorage, sentMarkPrefix, type TextStorage } from './storage';
import { parseRecord, parseObject, type SentRecord } from './stored';

/**
 * Marks that tell how a stored record was sent: by a tap on a share link, or by delivery. Each record has its own mark,
 * so that tabs do not overwrite one another.
 */

/** How a record was sent; `dismissed`: not sent, and not to be offered again. */
export const sendMethods = ['whatsapp', 'email', 'copy', 'delivery', 'dismissed'] as const;

export type SendMethod = (typeof sendMethods)[number];

type Open = () => TextStorage | null | undefined;

/** A short hash (djb2) that distinguishes records of the same millisecond. */
function hash(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 33 + text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}

/** The record's content without its IP address, which may be added after a copy was made. */
const getRecordContent = (record: Values): string =>
  JSON.stringify(
    Object.entries(record)
      .filter(([column]) => column !== 'ip')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The storage key of a record's mark. */
export const getSentMarkKey = (form: FormName, record: SentRecord): string =>
  `${sentMarkPrefix}${getListKey(form)}:${record.timestamp}:${hash(getRecordContent(record))}`;

/** Marks a record as sent. Optional: errors of the storage are ignored. */
export function markSent(open: Open, form: FormName, record: Values, method: SendMethod): void {
  try {
    const sent = parseRecord(record);
    if (sent) openStorage(open).setItem(getSentMarkKey(form, sent), method);
  } catch {
    // Without its mark, the record is only offered again.
  }
}

/** How a record was sent; null if it was not, or is not known. */
export const sendMethodOf = (open: Open, form: FormName, record: SentRecord): string | null =>
  openStorage(open).getItem(getSentMarkKey(form, record));

/** The record in a stored item; undefined if it is invalid. */
export const parseSentRecord = (item: string): SentRecord | undefined => parseRecord(parseObject(item));

/** A record that was not sent. */
export type Unsent = { readonly form: FormName; readonly record: SentRecord };

/** Records neither sent nor dismissed, newest first. */
export const findUnsent = (lists: Pick<RecordLists, 'read'>, open: Open): Unsent[] =>
  formNames
    .flatMap((form) =>
      lists.read(getListKey(form)).items.flatMap((item) => {
        const record = parseSentRecord(item);
        return record && sendMethodOf(open, form, record) === null ? { form, record } : [];
      }),
    )
    .sort((a, b) => (a.record.timestamp < b.record.timestamp ? 1 : -1));
