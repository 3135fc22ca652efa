import { useEffect, useRef, useState, type RefObject } from 'react';

import { openSession } from '@/lib/forms/browser';
import type { FormName, Values } from '@/lib/forms/definitions';
import { readDraft, saveDraft } from '@/lib/forms/draft';
import { readLink } from '@/lib/forms/prefill';
import { getOwn } from '@/lib/own';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const listControls = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

/** The values of a form by field name, with normalised line breaks. */
export const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(listControls(form).map(({ name, value }) => [name, value.replace(/\r\n/g, '\n')]));

/** Fills empty fields; typed text is kept. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const control of listControls(form)) {
    if (control.value === '') {
      control.value = values[control.name] ?? '';
    }
  }
}

/** Replaces all values of a form. */
function refillForm(form: HTMLFormElement, values: Values): void {
  for (const control of listControls(form)) {
    control.value = values[control.name] ?? '';
  }
}

/** Whether the page was opened with Back or Forward, so that the browser restored the form. */
const isReturn = (): boolean =>
  // Optional chaining for jsdom.
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward') ??
  false;

/** The requested values that the form currently has. */
const pickMatching = (requested: Values, held: Values): Values =>
  Object.fromEntries(Object.entries(requested).filter(([field, value]) => value !== '' && held[field] === value));

type Draft = {
  readonly values: Values;
  /** Values prefilled by a link, by field, while unchanged. */
  readonly linked: Values;
  readonly keep: () => void;
};

/**
 * Saves a draft of a form in this tab, and restores it: values typed before hydration first, then the draft, then
 * values from the URL. After Back the browser restores old values: the draft is newer, as the form may have been edited
 * or sent on the page in the other language.
 */
export function useDraft(name: FormName, ref: RefObject<HTMLFormElement | null>, isOpen: boolean): Draft {
  const requested = useRef<Values | null>(null);
  const isSaved = useRef(false);
  const [held, setHeld] = useState<Omit<Draft, 'keep'>>({ values: {}, linked: {} });

  const keep = () => {
    if (ref.current) {
      const values = readValues(ref.current);
      const linked = pickMatching(requested.current ?? {}, values);
      // Prefilled values are not part of the draft, because another link may have different ones.
      const typed = Object.entries(values).filter(([field]) => getOwn(linked, field) === undefined);
      isSaved.current = saveDraft(openSession, name, Object.fromEntries(typed));
      setHeld({ values, linked });
    }
  };

  useEffect(() => {
    const form = ref.current;
    // Once per page: a form opened again after success starts empty.
    if (form && isOpen && !requested.current) {
      const draft = readDraft(openSession, name);
      if (draft && isReturn() && !form.contains(document.activeElement)) {
        refillForm(form, draft);
      } else {
        fillEmpty(form, draft ?? {});
      }
      requested.current = readLink(name, window.location.search);
      fillEmpty(form, requested.current);
      keep();
    }
  });

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A draft that could not be saved is not restored.
      const draft = isSaved.current ? readDraft(openSession, name) : undefined;
      if (persisted && ref.current && draft) {
        refillForm(ref.current, { ...held.linked, ...draft });
        keep();
      }
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });

  return { ...held, keep };
}
