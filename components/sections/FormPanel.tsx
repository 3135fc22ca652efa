import type { ReactNode } from 'react';

import { WayOut } from '@/components/forms/WayOut';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { reachIn } from './form-props';
import styles from './FormPanel.module.scss';

type FormPanelProps = PageProps & {
  /** The island that holds the form. */
  readonly children: ReactNode;
  /** What follows the form. */
  readonly after?: ReactNode;
};

/** A form in its frame, to be placed in a section. Links to `#form` scroll to it. */
export function FormPanel({ language, children, after }: FormPanelProps) {
  const { wayOut } = contentIn(language).forms.shared;

  return (
    <div id="form" className={styles.panel}>
      {children}
      <noscript>
        <WayOut reason="noScript" text={wayOut.noScript} words={wayOut} reach={reachIn(language)} />
      </noscript>
      {after}
    </div>
  );
}
