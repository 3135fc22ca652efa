import { findField, type FormName, type Values } from './definitions';
import { draftPrefix, openStorage, type TextStorage } from './storage';
import { parseObject } from './stored';

type Open = () => TextStorage | null | undefined;

/** The longest field value stored in a draft, well above every field limit. */
const maxLength = 100_000;

const getDraftKey = (form: FormName): string => draftPrefix + form;

/**
 * Saves a draft for the current tab session. Drafts are optional: the form also works without them.
 *
 * @returns whether the storage now contains this draft
 */
export function saveDraft(open: Open, form: FormName, values: Values): boolean {
  try {
    const storage = openStorage(open);
    const typed = Object.entries(values).filter(([, value]) => value !== '');
    // Called at each keystroke: storing very long text would block typing.
    const isTooLong = typed.some(([, value]) => value.length > maxLength);
    if (isTooLong) return false;
    if (typed.length > 0) {
      storage.setItem(getDraftKey(form), JSON.stringify(Object.fromEntries(typed)));
    } else {
      storage.removeItem(getDraftKey(form));
    }
    return true;
  } catch {
    // A failure to save is not reported to the visitor: the text is still in the form.
    return false;
  }
}

/** Reads the draft of a form, only text of known fields; undefined if there is none. */
export function readDraft(open: Open, form: FormName): Values | undefined {
  try {
    const stored = parseObject(openStorage(open).getItem(getDraftKey(form))) ?? {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && findField(form, entry[0]) !== undefined,
      ),
    );
  } catch {
    return undefined;
  }
}

/** Deletes the draft once the form is submitted. */
export const clearDraft = (open: Open, form: FormName): void => void saveDraft(open, form, {});
