import type { ReactNode } from 'react';

import { ContactFallback } from '@/components/islands/forms/ContactFallback';
import { getContent } from '@/lib/content';

import { getContactDetails } from './form-props';
import styles from './FormPanel.module.scss';

type FormPanelProps = {
  /** A heading above the form, if the section has none. */
  readonly heading?: ReactNode;
  /** The island with the form. */
  readonly children: ReactNode;
};

/** A form on a paper surface. It has the anchor `#form`. */
export function FormPanel({ heading, children }: FormPanelProps) {
  const { contactFallback } = getContent().forms.shared;
  const reach = getContactDetails();

  return (
    <div id="form" className={styles.panel} data-surface="paper">
      {heading}
      {children}
      <ContactFallback reason="late" words={contactFallback} reach={reach} />
      <noscript>
        <ContactFallback reason="noScript" words={contactFallback} reach={reach} />
      </noscript>
    </div>
  );
}
