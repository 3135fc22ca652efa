import type { ReactNode } from 'react';

import { ActionLink, type Action } from '@/components/ui/ActionLink';
import '@/components/ui/Button.scss';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Kolam } from '@/components/drawing/Kolam';
import { Lead } from '@/components/ui/Lead';
import { type Language, locales } from '@/lib/languages';

import styles from './NotFound.module.scss';

type NotFoundProps = {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly goHome: Action;
  readonly goBack: ReactNode;
  /** The page that the path means, if the script finds one. */
  readonly asked: ReactNode;
  readonly shortcuts: { readonly lead: string; readonly links: readonly Action[] };
  /** The same for readers of another language. */
  readonly others: readonly {
    readonly language: Language;
    readonly title: string;
    readonly text: string;
    readonly goHome: Action;
  }[];
};

/** The one page whose kolam has a loose end. */
export function NotFound({ code, title, text, goHome, goBack, asked, shortcuts, others }: NotFoundProps) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <p className={styles.code}>{code}</p>
          <h1>{title}</h1>
          <Lead className={styles.text}>{text}</Lead>
          <div className={styles.asked}>{asked}</div>
          <div className="button-row">
            <ButtonLink action={goHome} />
            {goBack}
          </div>
          <div className={styles.shortcuts}>
            <p>{shortcuts.lead}</p>
            <ul className={styles.links} role="list">
              {shortcuts.links.map((link) => (
                <li key={link.label}>
                  <ActionLink action={link} />
                </li>
              ))}
            </ul>
          </div>
          {others.map((other) => (
            <div key={other.language} className={styles.shortcuts} lang={locales[other.language]}>
              <h2>{other.title}</h2>
              <p>{other.text}</p>
              <ActionLink className="tap-target" action={other.goHome} />
            </div>
          ))}
        </div>
        <Kolam size="medium" line="broken" className={styles.kolam} />
      </div>
    </section>
  );
}
