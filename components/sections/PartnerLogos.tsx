import { AsWritten } from '@/components/ui/AsWritten';
import type { Action } from '@/components/ui/ActionLink';
import { Picture } from '@/components/ui/Picture';
import { Section, type Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import styles from './PartnerLogos.module.scss';

type PartnerLogosProps = {
  readonly title: string;
  readonly lead: string;
  readonly more?: Action | undefined;
  readonly surface?: Surface;
  readonly partners: readonly { readonly name: string; readonly logo: PictureName }[];
};

/** Partner logos in one row, each with the partner's name. */
export function PartnerLogos({ title, lead, more, surface, partners }: PartnerLogosProps) {
  return (
    <Section surface={surface} title={title} lead={lead} more={more}>
      <ul className={styles.row} role="list">
        {partners.map(({ name, logo }) => (
          <li key={name} className={styles.partner} data-surface="tag">
            <div className={styles.logo}>
              <Picture name={logo} slot="mark" />
            </div>
            {/* The picture's alt text is the name. */}
            <span className={styles.name} aria-hidden="true">
              <AsWritten>{name}</AsWritten>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
