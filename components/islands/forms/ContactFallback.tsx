import { FormIcon } from './parts/FormIcon';
import { Notice } from './parts/Notice';
import './ContactFallback.scss';
import type { ContactDetails, ContactFallbackWords } from './words';

type ContactFallbackProps = {
  /** `noScript`: JavaScript is disabled. `late`: it has not loaded; shown after eight seconds, by CSS alone. */
  readonly reason: 'noScript' | 'late';
  readonly words: ContactFallbackWords;
  readonly reach: ContactDetails;
};

/** Other contact details for a form that cannot be used. Rendered after the form's island. */
export function ContactFallback({ reason, words, reach: { email, phone, whatsapp } }: ContactFallbackProps) {
  return (
    <div className={reason === 'late' ? 'contact-fallback--late' : undefined} data-contact-fallback={reason}>
      <Notice tone="upcoming" title={words.title}>
        <p>{words[reason]}</p>
        <ul role="list">
          <li>
            <a className="tap-target" href={`mailto:${email}`}>
              <FormIcon name="mail" />
              <span className="visually-hidden">{words.email}: </span>
              <span lang="en" translate="no">
                {email}
              </span>
            </a>
          </li>
          <li>
            <a className="tap-target" href={phone.href}>
              <FormIcon name="phone" />
              <span className="visually-hidden">{words.phone}: </span>
              <span translate="no">{phone.display}</span>
            </a>
          </li>
          <li>
            <a className="tap-target" href={whatsapp.href}>
              <FormIcon name="whatsapp" />
              {words.whatsapp} <span translate="no">{whatsapp.display}</span>
            </a>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
