import type { ReactNode } from 'react';

import { ContactForm } from '@/components/islands/ContactForm.client';
import { Island } from '@/components/islands/Island';
import { JoinForm } from '@/components/islands/JoinForm.client';
import { SubscribeForm } from '@/components/islands/SubscribeForm.client';
import { WayOut } from '@/components/islands/WayOut';

import styles from './FormPanel.module.scss';

type FormPanelProps = {
  /** The island that holds the form. */
  readonly children: ReactNode;
  /** What follows the form. */
  readonly after?: ReactNode;
};

/** A form in its frame, to be placed in a section. Links to `#form` scroll to it. */
function FormPanel({ children, after }: FormPanelProps) {
  return (
    <div id="form" className={styles.panel}>
      {children}
      <noscript>
        <WayOut reason="noScript" />
      </noscript>
      {after}
    </div>
  );
}

/** The contact form (specification, section 5). */
export function ContactFormPanel() {
  return (
    <FormPanel>
      <Island name="contact-form">
        <ContactForm />
      </Island>
    </FormPanel>
  );
}

/** The join-us form (specification, section 5). */
export function JoinFormPanel() {
  return (
    <FormPanel>
      <Island name="join-form">
        <JoinForm />
      </Island>
    </FormPanel>
  );
}

type SubscribePanelProps = {
  /** A link to the feed, for those who would rather not leave an address. */
  readonly feed?: { readonly label: string; readonly href: `/${string}.xml` };
};

/** The subscribe box of the news page. */
export function SubscribePanel({ feed }: SubscribePanelProps) {
  return (
    <FormPanel
      after={
        feed && (
          <p className={styles.feed}>
            <a href={feed.href}>{feed.label}</a>
          </p>
        )
      }
    >
      <Island name="subscribe-form">
        <SubscribeForm />
      </Island>
    </FormPanel>
  );
}
