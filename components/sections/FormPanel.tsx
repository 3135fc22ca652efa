import type { ReactNode } from 'react';

import { WayOut } from '@/components/forms/WayOut';
import { formWords } from '@/content/forms/words';

import { reach } from './form-props';
import styles from './FormPanel.module.scss';

type FormPanelProps = {
  /** The island that holds the form. */
  readonly children: ReactNode;
  /** What follows the form. */
  readonly after?: ReactNode;
};

/** A form in its frame, to be placed in a section. Links to `#form` scroll to it. */
export function FormPanel({ children, after }: FormPanelProps) {
  return (
    <div id="form" className={styles.panel}>
      {children}
      <noscript>
        <WayOut reason="noScript" text={formWords.wayOut.noScript} words={formWords.wayOut} reach={reach} />
      </noscript>
      {after}
    </div>
  );
}
