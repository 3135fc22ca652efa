import type { MouseEvent, Ref } from 'react';

import { Notice } from './Notice';

type ErrorSummaryProps = {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[];
  readonly ref: Ref<HTMLDivElement>;
};

/** Focuses a field with its label in view, without changing the URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (field) {
    event.preventDefault();
    field.closest('[data-field]')?.scrollIntoView();
    field.focus({ preventScroll: true });
  }
}

/** All errors of a form, each linked to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <Notice tone="error" title={title} ref={ref}>
      <ul role="list">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a className="tap-target" href={`#${fieldId}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
