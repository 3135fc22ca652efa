import { useEffect, useRef, type RefObject } from 'react';

import { openSession } from '@/lib/forms/browser';
import { readDraft, saveDraft } from '@/lib/forms/draft';
import { readPrefill } from '@/lib/forms/prefill';
import type { FormName, Values } from '@/lib/forms/records';

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

/** The fields that the address of a page may fill in (`?subject=`, `?interest=`). */
const prefilled = ['subject', 'interest'];

function readAddress(form: HTMLFormElement): Values {
  const values = controlsOf(form)
    .filter(({ name }) => prefilled.includes(name))
    .map((control) => {
      const choices =
        control instanceof HTMLSelectElement ? Array.from(control.options, ({ value }) => value) : undefined;
      return [control.name, readPrefill(window.location.search, control.name, choices?.filter(Boolean))] as const;
    });
  return Object.fromEntries(values);
}

/** Fills in fields that are empty: nothing that a visitor has typed is replaced. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    if (control.value === '') {
      control.value = values[control.name] ?? '';
    }
  }
}

/**
 * Keeps a draft of a form in this tab, and fills in the form when the page is opened: first what was typed before the
 * page's script ran, then the draft, then what the address asks for.
 *
 * @returns a function to call at each change
 */
export function useDraft(name: FormName, ref: RefObject<HTMLFormElement | null>, isOpen: boolean): () => void {
  const asked = useRef<Values | null>(null);

  const keep = () => {
    if (ref.current) {
      // What the address filled in is no draft: another link may ask for something else.
      const typed = Object.entries(readValues(ref.current)).filter(
        ([field, value]) => value !== asked.current?.[field],
      );
      saveDraft(openSession, name, Object.fromEntries(typed));
    }
  };

  useEffect(() => {
    const form = ref.current;
    // Once for a page: a form that is opened again after success starts empty.
    if (form && isOpen && !asked.current) {
      fillEmpty(form, readDraft(openSession, name));
      asked.current = readAddress(form);
      fillEmpty(form, asked.current);
      keep();
    }
  });

  return keep;
}
