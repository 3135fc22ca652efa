import { Island } from '@/components/islands/Island';
import { SubscribeForm } from '@/components/islands/SubscribeForm.client';

import { FormPanel } from './FormPanel';
import styles from './FormPanel.module.scss';

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
            <a className="target" href={feed.href}>
              {feed.label}
            </a>
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
