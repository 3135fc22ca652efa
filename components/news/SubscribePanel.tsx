import { Island } from '@/components/islands/Island';
import { SubscribeForm } from '@/components/islands/forms/SubscribeForm.client';
import { headingId } from '@/components/islands/forms/heading';
import { getFormHeading, getFormProps } from '@/components/sections/form-props';
import { FormPanel } from '@/components/sections/FormPanel';
import styles from '@/components/sections/FormPanel.module.scss';
import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { getContent } from '@/lib/content';

type SubscribePanelProps = {
  /** A link to the feed, which needs no e-mail address. */
  readonly feed?: Action;
};

/** The newsletter form, with alternatives that need no e-mail address. */
export function SubscribePanel({ feed }: SubscribePanelProps) {
  const { title, intro, actions } = getFormHeading('subscribe');

  return (
    <FormPanel
      heading={
        <div className={styles.heading}>
          <h2 id={headingId} tabIndex={-1} className="subheading">
            {title}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          {actions.length > 0 && <ButtonRow actions={actions} />}
          {feed && <MoreLink action={feed} />}
        </div>
      }
    >
      <Island name="subscribe-form" fallback={getContent().error}>
        <SubscribeForm {...getFormProps('subscribe')} />
      </Island>
    </FormPanel>
  );
}
