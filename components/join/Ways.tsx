import { Card } from '@/components/ui/Card';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';

import styles from './Ways.module.scss';

type WaysProps = { readonly ways: Content['pages']['join']['ways'] };

/** The ways to take part, each under an arch, and where to read on. */
export function Ways({ ways }: WaysProps) {
  return (
    <ul className={styles.ways} role="list">
      {ways.map(({ picture, title, text, action }) => (
        <Card
          key={title}
          variant="arch"
          top={<Picture name={picture} slot="row" decorative />}
          title={title}
          text={text}
        >
          <MoreLink action={action} />
        </Card>
      ))}
    </ul>
  );
}
