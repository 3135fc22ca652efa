import { Statement } from '@/components/sections/Statement';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

import styles from './Purpose.module.scss';

type PurposeProps = Content['pages']['x']['purpose'];

/** What it is all for: one large sentence beside a picture, and what it means. */
export function Purpose({ title, statement, text, action, picture }: PurposeProps) {
  return (
    <Section>
      <div className={styles.split}>
        <div className={styles.words}>
          <Statement title={title} statement={statement} text={text} />
          <MoreLink action={action} />
        </div>
        <Picture name={picture} slot="scene" />
      </div>
    </Section>
  );
}
