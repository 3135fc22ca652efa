import { useRef, useState } from 'react';

import '@/components/ui/Button.scss';
import { openLocal } from '@/lib/forms/browser';
import type { FormName, Values } from '@/lib/forms/definitions';
import { handOffText, mailLink, shownRecord, whatsappLink } from '@/lib/forms/handOff';
import { markPassedOn, type Way } from '@/lib/forms/passedOn';
import { fill } from '@/lib/text/fill';

import './HandOff.scss';
import './parts/Field.scss';
import { FormIcon } from './parts/FormIcon';
import type { HandOffs, Reach, SharedWords } from './words';

const secondary = 'button button--secondary';

type HandOffProps = {
  readonly form: FormName;
  readonly record: Values;
  readonly words: HandOffs;
  readonly shared: Pick<SharedWords, 'handOff'>;
  readonly reach: Reach;
  /** Why it should be sent so; nothing where that is said above. */
  readonly lead?: string | undefined;
};

/**
 * Lets a visitor send what is stored here: by WhatsApp, by e-mail, by copying it, or by calling us. What was tapped is
 * remembered, so that it is not offered again.
 */
export function HandOff({ form, record, words, shared: { handOff }, reach, lead }: HandOffProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'byHand'>('no');
  const textRef = useRef<HTMLTextAreaElement>(null);

  const shown = shownRecord(words.choices, record);
  const text = handOffText(form, words.labels, shown);
  const chat = whatsappLink(reach.whatsapp.href, text);
  const mail = mailLink(reach.email, fill(words.subjects[form], shown), text);

  const mark = (way: Way) => () => markPassedOn(openLocal, form, record, way);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      mark('copy')();
      setCopied('yes');
    } catch {
      // No clipboard without TLS or against the visitor's settings: the text is shown, selected.
      setCopied('byHand');
      requestAnimationFrame(() => textRef.current?.select());
    }
  };

  return (
    <div className="hand-off">
      {lead && <p>{lead}</p>}
      <div className="button-row">
        <a className="button" href={chat.href} target="_blank" rel="noopener noreferrer" onClick={mark('whatsapp')}>
          <FormIcon name="whatsapp" />
          <span>{handOff.whatsapp}</span>
          <span className="visually-hidden">{` ${handOff.opensInNewTab}`}</span>
        </a>
        <a className={secondary} href={mail.href} onClick={mark('email')}>
          <FormIcon name="mail" />
          <span>{handOff.email}</span>
        </a>
        <button type="button" className={secondary} onClick={() => void copy()}>
          {copied === 'yes' && <FormIcon name="check" />}
          <span>{copied === 'yes' ? handOff.copied : handOff.copy}</span>
        </button>
        <a className={secondary} href={reach.phone.href}>
          <FormIcon name="phone" />
          <span>{`${handOff.call} ${reach.phone.display}`}</span>
        </a>
      </div>
      <output className="visually-hidden">{copied === 'yes' ? handOff.copied : ''}</output>
      {(chat.isCut || mail.isCut) && <p className="hand-off__note">{handOff.cut}</p>}
      {copied === 'byHand' && (
        <label className="hand-off__by-hand">
          <span>{handOff.copyByHand}</span>
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
