import { useEffect, useRef, useState, type RefObject } from 'react';

import { openSession } from '@/lib/forms/browser';
import type { FormName, Values } from '@/lib/forms/definitions';
import { readDraft, saveDraft } from '@/lib/forms/draft';
import { readLink } from '@/lib/forms/prefill';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

/** What a form holds, by name of the field, with the line ends of a text as they are stored. */
export const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value.replaceAll('\r\n', '\n')]));

/** Fills in fields that are empty: nothing that a visitor has typed is replaced. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    if (control.value === '') {
      control.value = values[control.name] ?? '';
    }
  }
}

/** Those of the values asked for that a form holds. */
const heldOf = (asked: Values, held: Values): Values =>
  Object.fromEntries(Object.entries(asked).filter(([field, value]) => value !== '' && held[field] === value));

type Draft = {
  /** What the form holds, by field. */
  readonly values: Values;
  /** What a link has filled in, by field, while it stands there. */
  readonly linked: Values;
  /** To be called at each change. */
  readonly keep: () => void;
};

/**
 * Keeps a draft of a form in this tab, and fills in the form when the page is opened: first what was typed before the
 * page's script ran, then the draft, then what the address asks for.
 */
export function useDraft(name: FormName, ref: RefObject<HTMLFormElement | null>, isOpen: boolean): Draft {
  const asked = useRef<Values | null>(null);
  const [held, setHeld] = useState<Omit<Draft, 'keep'>>({ values: {}, linked: {} });

  const keep = () => {
    if (ref.current) {
      const values = readValues(ref.current);
      const linked = heldOf(asked.current ?? {}, values);
      // What the address filled in is no draft: another link may ask for something else.
      const typed = Object.entries(values).filter(([field]) => !Object.hasOwn(linked, field));
      saveDraft(openSession, name, Object.fromEntries(typed));
      setHeld({ values, linked });
    }
  };

  useEffect(() => {
    const form = ref.current;
    // Once for a page: a form that is opened again after success starts empty.
    if (form && isOpen && !asked.current) {
      fillEmpty(form, readDraft(openSession, name));
      asked.current = readLink(name, window.location.search);
      fillEmpty(form, asked.current);
      keep();
    }
  });

  return { ...held, keep };
}
