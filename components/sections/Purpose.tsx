import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section, type Ground } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import styles from './Purpose.module.scss';

export type PurposeContent = {
  readonly title: string;
  /** The purpose in one sentence. */
  readonly statement: string;
  readonly text: string;
  readonly action: Action;
  readonly picture: PictureName;
};

type PurposeProps = PurposeContent & { readonly ground?: Ground };

/** What it is all for: one large sentence beside a picture, and what it means. */
export function Purpose({ title, statement, text, action, picture, ground }: PurposeProps) {
  return (
    <Section ground={ground}>
      <div className={styles.split}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.statement}>{statement}</p>
          <p className={styles.text}>{text}</p>
          <MoreLink action={action} />
        </div>
        <Picture name={picture} slot="portrait" />
      </div>
    </Section>
  );
}
