import { useEffect, useRef, useState, type RefObject } from 'react';

import { openSession } from '@/lib/forms/browser';
import type { FormName, Values } from '@/lib/forms/definitions';
import { readDraft, saveDraft } from '@/lib/forms/draft';
import { readLink } from '@/lib/forms/prefill';
import { own } from '@/lib/own';

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
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value.replace(/\r\n/g, '\n')]));

/** Fills in fields that are empty: nothing that a visitor has typed is replaced. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    if (control.value === '') {
      control.value = values[control.name] ?? '';
    }
  }
}

/** Makes a form hold these values, and nothing else. */
function refill(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    control.value = values[control.name] ?? '';
  }
}

/** Whether the visitor came by Back or Forward, and the browser has filled in what the form held. */
const isReturn = (): boolean =>
  // Optional for jsdom, which has no entries.
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward') ??
  false;

/** Those of the values asked for that a form holds. */
const heldOf = (asked: Values, held: Values): Values =>
  Object.fromEntries(Object.entries(asked).filter(([field, value]) => value !== '' && held[field] === value));

type Draft = {
  readonly values: Values;
  /** What a link has filled in, by field, while it is there. */
  readonly linked: Values;
  readonly keep: () => void;
};

/**
 * Keeps a draft of a form in this tab, and fills in the form when the page is opened: first what was typed before the
 * page's script ran, then the draft, then what the address asks for. After Back the browser shows what the form held: the
 * draft is newer, for it may have been written on, or sent, on the page of another language.
 */
export function useDraft(name: FormName, ref: RefObject<HTMLFormElement | null>, isOpen: boolean): Draft {
  const asked = useRef<Values | null>(null);
  const isSaved = useRef(false);
  const [held, setHeld] = useState<Omit<Draft, 'keep'>>({ values: {}, linked: {} });

  const keep = () => {
    if (ref.current) {
      const values = readValues(ref.current);
      const linked = heldOf(asked.current ?? {}, values);
      // What the address filled in is no draft: another link may ask for something else.
      const typed = Object.entries(values).filter(([field]) => own(linked, field) === undefined);
      isSaved.current = saveDraft(openSession, name, Object.fromEntries(typed));
      setHeld({ values, linked });
    }
  };

  useEffect(() => {
    const form = ref.current;
    // Once for a page: a form that is opened again after success starts empty.
    if (form && isOpen && !asked.current) {
      const draft = readDraft(openSession, name);
      if (draft && isReturn() && !form.contains(document.activeElement)) {
        refill(form, draft);
      } else {
        fillEmpty(form, draft ?? {});
      }
      asked.current = readLink(name, window.location.search);
      fillEmpty(form, asked.current);
      keep();
    }
  });

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      // A draft that could not be kept says nothing.
      const draft = isSaved.current ? readDraft(openSession, name) : undefined;
      if (persisted && ref.current && draft) {
        refill(ref.current, { ...held.linked, ...draft });
        keep();
      }
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  });

  return { ...held, keep };
}
