import { useRef, useState } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { FormIcon } from '@/components/ui/FormIcon';
import { formWords } from '@/content/forms/words';
import { opensInNewTab } from '@/content/newTab';
import { email, phone, whatsapp } from '@/content/reach';
import { fill } from '@/lib/fill';
import { handOffText, mailLink, whatsappLink } from '@/lib/forms/handOff';
import type { StoredRecord } from '@/lib/forms/records';

import type { FormContent } from './formContent';
import styles from './HandOff.module.scss';

type HandOffProps = {
  readonly content: FormContent;
  readonly record: StoredRecord;
  readonly lead: string;
};

/** What was typed, field by field under its label. */
function textOf(content: FormContent, record: StoredRecord): string {
  const values: Readonly<Record<string, string>> = record;
  return handOffText(Object.entries(content.fields).map(([name, { label }]) => ({ label, text: values[name] ?? '' })));
}

/** Lets a visitor send what is stored here: by WhatsApp, by e-mail, by copying it, or by calling us. */
export function HandOff({ content, record, lead }: HandOffProps) {
  const { handOff } = formWords;
  const [copied, setCopied] = useState<'no' | 'yes' | 'byHand'>('no');
  const textRef = useRef<HTMLTextAreaElement>(null);

  const text = textOf(content, record);
  const chat = whatsappLink(whatsapp.number, text);
  const mail = mailLink(email, fill(content.handOffSubject, record), text);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // No clipboard without TLS or against the visitor's settings: the text is shown, selected.
      setCopied('byHand');
      requestAnimationFrame(() => textRef.current?.select());
    }
  };

  return (
    <div className={styles.handOff}>
      <p>{lead}</p>
      <div className={buttonStyles.row}>
        <a className={buttonStyles.button} href={chat.href} target="_blank" rel="noopener noreferrer">
          <FormIcon name="whatsapp" />
          {handOff.whatsapp}
          <span className="visually-hidden"> {opensInNewTab}</span>
        </a>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={mail.href}>
          <FormIcon name="mail" />
          {handOff.email}
        </a>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary}`}
          onClick={() => void copy()}
        >
          {copied === 'yes' ? <FormIcon name="check" /> : null}
          {copied === 'yes' ? handOff.copied : handOff.copy}
        </button>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={phone.href}>
          <FormIcon name="phone" />
          {handOff.call} {phone.display}
        </a>
      </div>
      <output className="visually-hidden">{copied === 'yes' ? handOff.copied : ''}</output>
      {(chat.isCut || mail.isCut) && <p className={styles.note}>{handOff.cut}</p>}
      {copied === 'byHand' && (
        <label className={styles.byHand}>
          {handOff.copyByHand}
          <textarea ref={textRef} className={styles.text} readOnly rows={8} value={text} />
        </label>
      )}
    </div>
  );
}
