import { Island } from '@/components/forms/Island';
import { SubscribeForm } from '@/components/forms/SubscribeForm.client';
import { headingId } from '@/components/forms/words';
import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { formHeading, formProps } from './form-props';
import { FormPanel } from './FormPanel';
import styles from './FormPanel.module.scss';

type SubscribePanelProps = PageProps & {
  /** A link to the feed, for those who would rather not leave an address. */
  readonly feed?: Action;
};

/** The subscribe box of the news page, with the ways to hear of news that need no address. */
export function SubscribePanel({ language, feed }: SubscribePanelProps) {
  const { title, intro, actions } = formHeading('subscribe', language);
  const ways = [...actions, ...(feed ? [feed] : [])];

  return (
    <FormPanel
      language={language}
      heading={
        <div className={styles.heading}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          {ways.length > 0 && <ButtonRow actions={ways} />}
        </div>
      }
    >
      <Island name="subscribe-form" fallback={contentIn(language).error}>
        <SubscribeForm {...formProps('subscribe', language)} />
      </Island>
    </FormPanel>
  );
}
