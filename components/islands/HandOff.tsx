import { useRef, useState } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Icon } from '@/components/ui/Icon';
import { forms, formWords } from '@/content/forms';
import { words } from '@/content/interface';
import { site } from '@/content/site';
import { fill } from '@/lib/fill';
import { handOffText, mailLink, whatsappLink } from '@/lib/submissions/handOff';
import type { FormName, StoredRecord } from '@/lib/submissions/records';

import type { FormContent } from './formContent';
import styles from './HandOff.module.scss';

type HandOffProps = {
  readonly form: FormName;
  readonly record: StoredRecord;
  readonly lead: string;
};

/** What was typed, field by field under its label. */
function textOf(content: FormContent, record: StoredRecord): string {
  const values: Readonly<Record<string, string>> = record;
  return handOffText(Object.entries(content.fields).map(([name, { label }]) => ({ label, text: values[name] ?? '' })));
}

/** Lets a visitor send what is stored here: by WhatsApp, by e-mail, by copying it, or by calling us. */
export function HandOff({ form, record, lead }: HandOffProps) {
  const content: FormContent = forms[form];
  const { handOff } = formWords;
  const [copied, setCopied] = useState<'no' | 'yes' | 'byHand'>('no');
  const textRef = useRef<HTMLTextAreaElement>(null);

  const text = textOf(content, record);
  const whatsapp = whatsappLink(site.whatsapp.number, text);
  const mail = mailLink(site.email, fill(content.handOffSubject, record), text);

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
        <a className={buttonStyles.button} href={whatsapp.href} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          {handOff.whatsapp}
          <span className="visually-hidden"> {words.opensInNewTab}</span>
        </a>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={mail.href}>
          <Icon name="mail" />
          {handOff.email}
        </a>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary}`}
          onClick={() => void copy()}
        >
          {copied === 'yes' ? <Icon name="check" /> : null}
          {copied === 'yes' ? handOff.copied : handOff.copy}
        </button>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={site.phone.href}>
          <Icon name="phone" />
          {handOff.call} {site.phone.display}
        </a>
      </div>
      <output className="visually-hidden">{copied === 'yes' ? handOff.copied : ''}</output>
      {(whatsapp.isCut || mail.isCut) && <p className={styles.note}>{handOff.cut}</p>}
      {copied === 'byHand' && (
        <label className={styles.byHand}>
          {handOff.copyByHand}
          <textarea ref={textRef} className={styles.text} readOnly rows={8} value={text} />
        </label>
      )}
    </div>
  );
}
