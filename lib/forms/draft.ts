import { fieldOf, type FormName, type Values } from './definitions';
import { openStorage, ownPrefix, type TextStorage } from './storage';
import { parseObject } from './stored';

type Open = () => TextStorage | null | undefined;

const draftPrefix = `${ownPrefix}draft:`;

/** The longest text of a field that is kept: well over every limit. */
const mostKept = 100_000;

const keyOf = (form: FormName): string => draftPrefix + form;

/**
 * Keeps what is being written until this tab is closed. A draft is a convenience: where it cannot be kept, the form
 * works as well.
 *
 * @returns whether the storage holds this draft now
 */
export function saveDraft(open: Open, form: FormName, values: Values): boolean {
  try {
    const storage = openStorage(open);
    const typed = Object.entries(values).filter(([, value]) => value !== '');
    // Written at each key: what is far too long to be sent would hold up the next one.
    const isFar = typed.some(([, value]) => value.length > mostKept);
    if (isFar) return false;
    if (typed.length > 0) {
      storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
    } else {
      storage.removeItem(keyOf(form));
    }
    return true;
  } catch {
    // Nothing to tell the visitor: the text is still on the page.
    return false;
  }
}

/** What was being written in this form, only texts of its own fields; undefined where no draft can be kept. */
export function readDraft(open: Open, form: FormName): Values | undefined {
  try {
    const stored = parseObject(openStorage(open).getItem(keyOf(form))) ?? {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && fieldOf(form, entry[0]) !== undefined,
      ),
    );
  } catch {
    return undefined;
  }
}

/** Forgets the draft: its text has been stored. */
export const clearDraft = (open: Open, form: FormName): void => void saveDraft(open, form, {});
