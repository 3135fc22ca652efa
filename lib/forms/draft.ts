import { fieldOf, type FormName, type Values } from './definitions';
import { openStorage, ownPrefix, type TextStorage } from './storage';

/** Opens session storage; it may throw or be missing, as local storage may. */
type Open = () => TextStorage | null | undefined;

const draftPrefix = `${ownPrefix}draft:`;

const keyOf = (form: FormName): string => draftPrefix + form;

/**
 * Keeps what is being written until this tab is closed. A draft is a convenience: where it cannot be kept, the form
 * works as well.
 */
export function saveDraft(open: Open, form: FormName, values: Values): void {
  try {
    const storage = openStorage(open);
    const typed = Object.entries(values).filter(([, value]) => value !== '');
    if (typed.length > 0) {
      storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
    } else {
      storage.removeItem(keyOf(form));
    }
  } catch {
    // Nothing to tell the visitor: the text is still on the page.
  }
}

/** What was being written in this form before the visitor left; only texts of its own fields. */
export function readDraft(open: Open, form: FormName): Values {
  try {
    const stored: unknown = JSON.parse(openStorage(open).getItem(keyOf(form)) ?? '{}');
    const entries = typeof stored === 'object' && stored ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && fieldOf(form, entry[0]) !== undefined,
      ),
    );
  } catch {
    return {};
  }
}

/** Forgets the draft: its text has been stored. */
export const clearDraft = (open: Open, form: FormName): void => saveDraft(open, form, {});
