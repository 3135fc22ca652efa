import type { ReactNode } from 'react';

import { Island } from '@/components/islands/Island';
import { SubmissionForm } from '@/components/islands/SubmissionForm.client';
import { WayOut } from '@/components/islands/WayOut';
import type { FormName } from '@/lib/submissions/records';

import styles from './FormPanel.module.scss';

type FormPanelProps = {
  readonly form: FormName;
  /** What follows the form. */
  readonly children?: ReactNode;
};

/** A form in its frame, to be placed in a section. Links to `#form` scroll to it. */
function FormPanel({ form, children }: FormPanelProps) {
  return (
    <div id="form" className={styles.panel}>
      <Island name={`${form}-form`}>
        <SubmissionForm form={form} />
      </Island>
      <noscript>
        <WayOut reason="noScript" />
      </noscript>
      {children}
    </div>
  );
}

/** The contact form (specification, section 5). */
export function ContactFormPanel() {
  return <FormPanel form="contact" />;
}

/** The join-us form (specification, section 5). */
export function JoinFormPanel() {
  return <FormPanel form="join" />;
}

type SubscribePanelProps = {
  /** A link to the feed, for those who would rather not leave an address. */
  readonly feed?: { readonly label: string; readonly href: `/${string}.xml` };
};

/** The subscribe box of the news page. */
export function SubscribePanel({ feed }: SubscribePanelProps) {
  return (
    <FormPanel form="subscribe">
      {feed && (
        <p className={styles.feed}>
          <a href={feed.href}>{feed.label}</a>
        </p>
      )}
    </FormPanel>
  );
}
