import clsx from 'clsx';

import { Icon } from '@/components/ui/Icon';
import { Notice } from '@/components/ui/Notice';
import { formWords } from '@/content/forms';
import { site } from '@/content/site';

import styles from './WayOut.module.scss';

type WayOutProps = {
  /** `noScript`: script is off. `late`: it has not come; then this shows after eight seconds, by CSS alone. */
  readonly reason: 'noScript' | 'late';
};

/** Other ways to reach us, for a form that cannot be used. */
export function WayOut({ reason }: WayOutProps) {
  const { wayOut } = formWords;
  return (
    <div className={clsx(styles.wayOut, reason === 'late' && styles.late)} data-way-out={reason}>
      <Notice tone="upcoming" title={wayOut.title}>
        <p>{wayOut[reason]}</p>
        <ul className={styles.ways} role="list">
          <li>
            <a href={`mailto:${site.email}`}>
              <Icon name="mail" />
              <span className="visually-hidden">{wayOut.email}: </span>
              {site.email}
            </a>
          </li>
          <li>
            <a href={site.phone.href}>
              <Icon name="phone" />
              <span className="visually-hidden">{wayOut.phone}: </span>
              {site.phone.display}
            </a>
          </li>
          <li>
            <a href={`https://wa.me/${site.whatsapp.number}`}>
              <Icon name="whatsapp" />
              {wayOut.whatsapp} {site.whatsapp.display}
            </a>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
