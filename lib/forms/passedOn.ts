import { formNames, listOf, type FormName, type Values } from './definitions';
import type { Journal } from './journal';
import { openStorage, passedOnPrefix, type TextStorage } from './storage';

/**
 * What has become of a record that this browser keeps, as far as the site can know: a tap on a link that hands it on, or
 * a delivery. Each record has a mark of its own, so that tabs overwrite none; a record holds nothing of it.
 */

/** How a record was passed on; `dismissed` is one that is not to be offered again, and was not passed on. */
export const ways = ['whatsapp', 'email', 'copy', 'delivery', 'dismissed'] as const;

export type Way = (typeof ways)[number];

type Open = () => TextStorage | null | undefined;

/** The mark of a record: its list, and the moment it was submitted. */
export const passedOnKey = (form: FormName, timestamp: string): string =>
  `${passedOnPrefix}${listOf(form)}:${timestamp}`;

/** Notes how a record was passed on. A help, not a need: a storage that does not take it changes nothing else. */
export function markPassedOn(open: Open, form: FormName, record: Values, way: Way): void {
  try {
    const { timestamp } = record;
    if (timestamp) openStorage(open).setItem(passedOnKey(form, timestamp), way);
  } catch {
    // The record is offered once more than it need be.
  }
}

/** How a record was passed on; nothing where it was not, or nobody can tell. */
export const wayOf = (open: Open, form: FormName, timestamp: string): string | null =>
  openStorage(open).getItem(passedOnKey(form, timestamp));

/** A stored record that reads as one of ours: texts, and the moment it was submitted; nothing where it is none. */
export function recordIn(item: string): (Values & { readonly timestamp: string }) | undefined {
  const value: unknown = JSON.parse(item);
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) as Values;
  return texts['timestamp'] ? { ...texts, timestamp: texts['timestamp'] } : undefined;
}

/** A record that was never passed on. */
export type Unsent = { readonly form: FormName; readonly record: Values & { readonly timestamp: string } };

/** Every record that was neither passed on nor dismissed, the newest first. */
export const findUnsent = (journal: Journal, open: Open): Unsent[] =>
  formNames
    .flatMap((form) =>
      journal.read(listOf(form)).items.flatMap((item) => {
        const record = recordIn(item);
        return record && wayOf(open, form, record.timestamp) === null ? { form, record } : [];
      }),
    )
    .toSorted((a, b) => (a.record.timestamp < b.record.timestamp ? 1 : -1));
