import { useState, type MouseEvent } from 'react';

import { openLocal } from '@/lib/forms/browser';
import { markSent, type Unsent } from '@/lib/forms/sentMarks';
import { fill, choosePlural } from '@/lib/language/fill';
import { createMomentFormat } from '@/lib/language/moment';

import { ShareOptions } from './ShareOptions';
import { focusHeading } from './heading';
import { Notice } from './parts/Notice';
import './UnsentNotice.scss';
import type { FormProps } from './words';

type UnsentNoticeProps = Pick<FormProps, 'shared' | 'recordWords' | 'reach' | 'paths' | 'locale'> & {
  readonly unsent: readonly Unsent[];
};

/**
 * Offers to send the newest record that was stored on an earlier visit but not sent. Asks first without showing its
 * content, because other people may use the same browser.
 */
export function UnsentNotice({ unsent, shared, recordWords, reach, paths, locale }: UnsentNoticeProps) {
  const [dismissed, setDismissed] = useState(0);
  const [isMine, setIsMine] = useState(false);
  const [first, ...others] = unsent.slice(dismissed);
  if (!first) return null;

  const { form, record } = first;
  const { question, mine, title, text, more, dismiss } = shared.unsent;
  const moment = createMomentFormat(locale, shared.moment)(record.timestamp) ?? record.timestamp;

  const dismissFirst = (click: MouseEvent) => {
    markSent(openLocal, form, record, 'dismissed');
    setDismissed(dismissed + 1);
    if (others.length === 0) focusHeading(click);
  };

  return (
    <Notice tone="upcoming" title={question} className="unsent-notice">
      <p className="button-row">
        <button
          type="button"
          className="button button--secondary"
          aria-expanded={isMine}
          onClick={() => setIsMine(!isMine)}
        >
          {mine}
        </button>
        <a className="tap-target" href={paths.yourData}>
          {shared.sharedPhone}
        </a>
      </p>
      {isMine && (
        <>
          <p>
            <b>{fill(title, { moment })}</b>
          </p>
          <ShareOptions key={record.timestamp} {...{ form, record, shared, reach }} words={recordWords} lead={text} />
          <p className="button-row">
            <button type="button" className="button button--secondary" onClick={dismissFirst}>
              {dismiss}
            </button>
            {others.length > 0 && (
              <a className="tap-target" href={paths.yourData}>
                {choosePlural(more, others.length)}
              </a>
            )}
          </p>
        </>
      )}
    </Notice>
  );
}
