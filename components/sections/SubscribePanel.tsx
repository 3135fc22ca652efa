import { Island } from '@/components/forms/Island';
import { SubscribeForm } from '@/components/forms/SubscribeForm.client';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { formProps } from './form-props';
import { FormPanel } from './FormPanel';
import styles from './FormPanel.module.scss';

type SubscribePanelProps = PageProps & {
  /** A link to the feed, for those who would rather not leave an address. */
  readonly feed?: { readonly label: string; readonly href: string };
};

/** The subscribe box of the news page. */
export function SubscribePanel({ language, feed }: SubscribePanelProps) {
  return (
    <FormPanel
      language={language}
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
      <Island name="subscribe-form" fallback={contentIn(language).error}>
        <SubscribeForm {...formProps('subscribe', language)} />
      </Island>
    </FormPanel>
  );
}
