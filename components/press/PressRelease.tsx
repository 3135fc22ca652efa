import { Quote } from '@/components/sections/Quote';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { AsWritten } from '@/components/ui/AsWritten';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import type { Content } from '@/lib/content';
import { mailTo, telephone } from '@/lib/content/links';
import { currentLanguage } from '@/lib/current-language';
import { formatsOf } from '@/lib/text/format';
import { unbroken } from '@/lib/text/unbroken';

import styles from './PressRelease.module.scss';

type PressReleaseProps = Omit<Content['pages']['press-release']['release'], 'file' | 'picture'> & {
  /** The same as a paper to take. */
  readonly file: FileLinkContent;
  readonly enterprise: Content['enterprise'];
  /** Who answers the press. */
  readonly contact: string | undefined;
  /** Who is quoted: name and role. */
  readonly speaker: string | undefined;
};

/** A press release under its headline: place and date, text, who we are, whom to ask. */
export function PressRelease({ enterprise, contact, speaker, ...release }: PressReleaseProps) {
  const language = currentLanguage();
  const { label, place, date, paragraphs, quote, aboutTitle, about, contactTitle, file } = release;
  const [first, ...others] = paragraphs;

  return (
    <SplitDetails
      aside={
        <>
          <FileLink {...file} />
          <DetailBlock title={contactTitle}>
            <p>
              {contact !== undefined && (
                <>
                  <AsWritten>{contact}</AsWritten>
                  <br />
                </>
              )}
              <a href={telephone(enterprise.phone)}>
                <AsWritten>{unbroken(enterprise.phone)}</AsWritten>
              </a>
              <br />
              <a href={mailTo(enterprise.email)}>
                <AsWritten>{enterprise.email}</AsWritten>
              </a>
            </p>
          </DetailBlock>
        </>
      }
    >
      <div className={styles.text}>
        <h2 className="visually-hidden">{label}</h2>
        <p>
          <b>
            {place}, <time dateTime={date}>{formatsOf(language).date(date)}</time>.
          </b>{' '}
          {first}
        </p>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {quote && <Quote quote={quote.text} name={speaker} className={styles.quote} />}
        <h3>{aboutTitle}</h3>
        <p>{about}</p>
      </div>
    </SplitDetails>
  );
}
