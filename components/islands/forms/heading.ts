import type { MouseEvent } from 'react';

/** The id of a form's heading. */
export const headingId = 'form-title';

/** Moves focus to the heading when the pressed button is removed. Scrolls only after keyboard activation. */
export const focusHeading = ({ detail: clicks }: MouseEvent): void =>
  document.getElementById(headingId)?.focus({ preventScroll: clicks > 0 });
