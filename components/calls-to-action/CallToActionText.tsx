import type { Action } from '@/components/ui/ActionLink';
import { Lead } from '@/components/ui/Lead';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish } from '@/lib/languages';

import styles from './CallToActionText.module.scss';

/** What a page says at its end: what to do next. */
export type CallToActionContent = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The key sentence in Tamil, where a maker must act on it. */
  readonly tamil?: string | undefined;
  /** The step we offer this page's audience, then a second. */
  readonly actions: readonly Action[];
};

export type CallToActionProps = CallToActionContent;

/** The words of a call to action, without its buttons: each variant places those itself. */
export function CallToActionText({ title, lead, tamil }: Omit<CallToActionProps, 'actions'>) {
  const language = currentLanguage();
  const beside = besideEnglish(tamil, language);

  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {lead && <Lead className={styles.lead}>{lead}</Lead>}
      {beside && (
        <p className={styles.tamil} lang="ta">
          {beside}
        </p>
      )}
    </>
  );
}
