import type { MouseEvent } from 'react';

/** The id of the heading of a page's form. */
export const headingId = 'form-title';

/** Where reading goes on when the button that was pressed is gone. Only for keys the page scrolls there. */
export const focusHeading = ({ detail: clicks }: MouseEvent): void =>
  document.getElementById(headingId)?.focus({ preventScroll: clicks > 0 });
