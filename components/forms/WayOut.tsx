import clsx from 'clsx';

import { FormIcon } from '@/components/ui/FormIcon';
import { Notice } from '@/components/ui/Notice';
import { formWords } from '@/content/forms/words';
import { email, phone, whatsapp } from '@/content/reach';

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
            <a href={`mailto:${email}`}>
              <FormIcon name="mail" />
              <span className="visually-hidden">{wayOut.email}: </span>
              {email}
            </a>
          </li>
          <li>
            <a href={phone.href}>
              <FormIcon name="phone" />
              <span className="visually-hidden">{wayOut.phone}: </span>
              {phone.display}
            </a>
          </li>
          <li>
            <a href={`https://wa.me/${whatsapp.number}`}>
              <FormIcon name="whatsapp" />
              {wayOut.whatsapp} {whatsapp.display}
            </a>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
