import { useRef, useState } from 'react';

import { openLocal } from '@/lib/forms/browser';
import type { FormName, Values } from '@/lib/forms/definitions';
import { formatRecord, createMailLink, formatShownRecord, createWhatsappLink } from '@/lib/forms/shareRecord';
import { markSent, type SendMethod } from '@/lib/forms/sentMarks';
import { fill } from '@/lib/language/fill';

import './ShareOptions.scss';
import './parts/Field.scss';
import { Announcement } from './parts/Announcement';
import { FormIcon } from './parts/FormIcon';
import type { RecordWords, ContactDetails, SharedWords } from './words';

const secondary = 'button button--secondary';

type ShareOptionsProps = {
  readonly form: FormName;
  readonly record: Values;
  readonly words: RecordWords;
  readonly shared: Pick<SharedWords, 'shareOptions'>;
  readonly reach: ContactDetails;
  /** The reason to share; undefined if the text above gives it. */
  readonly lead?: string | undefined;
};

/**
 * Lets visitors send a stored record by WhatsApp, e-mail, clipboard or phone. A tapped option marks the record as sent,
 * so that it is not offered again.
 */
export function ShareOptions({ form, record, words, shared: { shareOptions }, reach, lead }: ShareOptionsProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'byHand'>('no');
  const textRef = useRef<HTMLTextAreaElement>(null);

  const shown = formatShownRecord(words.choices, record);
  const text = formatRecord(form, words.labels, shown);
  const chat = createWhatsappLink(reach.whatsapp.href, text);
  const mail = createMailLink(reach.email, fill(words.subjects[form], shown), text);

  const mark = (method: SendMethod) => () => markSent(openLocal, form, record, method);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      mark('copy')();
      setCopied('yes');
    } catch {
      // Clipboard access fails without TLS or permission: the text is shown, selected.
      setCopied('byHand');
      requestAnimationFrame(() => textRef.current?.select());
    }
  };

  return (
    <div className="share-options">
      {lead && <p>{lead}</p>}
      <div className="button-row">
        <a className="button" href={chat.href} target="_blank" rel="noopener noreferrer" onClick={mark('whatsapp')}>
          <FormIcon name="whatsapp" />
          <span>{shareOptions.whatsapp}</span>
          <span className="visually-hidden">{` ${shareOptions.opensInNewTab}`}</span>
        </a>
        <a className={secondary} href={mail.href} onClick={mark('email')}>
          <FormIcon name="mail" />
          <span>{shareOptions.email}</span>
        </a>
        <button type="button" className={secondary} onClick={() => void copy()}>
          {copied === 'yes' && <FormIcon name="check" />}
          <span>{copied === 'yes' ? shareOptions.copied : shareOptions.copy}</span>
        </button>
        <a className={secondary} href={reach.phone.href}>
          <FormIcon name="phone" />
          <span>{`${shareOptions.call} ${reach.phone.display}`}</span>
        </a>
      </div>
      <Announcement>{copied === 'yes' ? shareOptions.copied : ''}</Announcement>
      {(chat.isCut || mail.isCut) && <p className="note">{shareOptions.cut}</p>}
      {copied === 'byHand' && (
        <label className="form-field">
          <span className="form-field__label">{shareOptions.copyByHand}</span>
          <textarea
            ref={textRef}
            className="form-field__control"
            readOnly
            rows={8}
            value={text}
            onCopy={mark('copy')}
          />
        </label>
      )}
    </div>
  );
}
