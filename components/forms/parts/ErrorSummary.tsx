import type { MouseEvent, Ref } from 'react';

import './ErrorSummary.scss';
import { Notice } from './Notice';

type ErrorSummaryProps = {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[];
  readonly ref: Ref<HTMLDivElement>;
};

/** Moves to a field so that its label is in view, too, and leaves the page's address alone. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (field) {
    event.preventDefault();
    field.closest('[data-field]')?.scrollIntoView();
    field.focus({ preventScroll: true });
  }
}

/** Everything there is to put right, above the form; each line leads to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <Notice tone="error" title={title} ref={ref}>
      <ul className="error-summary__links" role="list">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
