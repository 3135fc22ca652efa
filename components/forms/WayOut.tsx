import { FormIcon } from './parts/FormIcon';
import { Notice } from './parts/Notice';
import './WayOut.scss';
import type { Reach, WayOutWords } from './words';

type WayOutProps = {
  /** `noScript`: script is off. `late`: it has not come; then this shows after eight seconds, by CSS alone. */
  readonly reason: 'noScript' | 'late';
  readonly words: WayOutWords;
  readonly reach: Reach;
};

/** Other ways to reach us, for a form that cannot be used; it is behind the form's island. */
export function WayOut({ reason, words, reach: { email, phone, whatsapp } }: WayOutProps) {
  return (
    <div className={reason === 'late' ? 'way-out--late' : undefined} data-way-out={reason}>
      <Notice tone="upcoming" title={words.title}>
        <p>{words[reason]}</p>
        <ul className="way-out__ways" role="list">
          <li>
            <a href={`mailto:${email}`}>
              <FormIcon name="mail" />
              <span className="visually-hidden">{words.email}: </span>
              <span lang="en" translate="no">
                {email}
              </span>
            </a>
          </li>
          <li>
            <a href={phone.href}>
              <FormIcon name="phone" />
              <span className="visually-hidden">{words.phone}: </span>
              <span translate="no">{phone.display}</span>
            </a>
          </li>
          <li>
            <a href={whatsapp.href}>
              <FormIcon name="whatsapp" />
              {words.whatsapp} <span translate="no">{whatsapp.display}</span>
            </a>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
