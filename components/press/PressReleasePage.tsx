import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Quote } from '@/components/sections/Quote';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { AsWritten } from '@/components/ui/AsWritten';
import { FileLink } from '@/components/ui/FileLink';
import { getContent } from '@/lib/content';
import { formatMailUrl, formatTelephoneUrl } from '@/lib/content/urls';
import { findLeader, nameAndRole } from '@/lib/press/leaders';
import { getDownloadLink } from '@/lib/press/downloads';
import { getFormats, joinWithoutBreaks } from '@/lib/language/format';

import styles from './PressReleasePage.module.scss';

/** /media-kit/press-release: the latest press release with dateline, text, boilerplate and contact. */
export function PressReleasePage() {
  const { enterprise, pages } = getContent();
  const { lead, release, closing } = pages['press-release'];
  const { place, date, quote, paragraphs } = release;
  const [first, ...others] = paragraphs;
  const contact = findLeader(pages['media-kit'].contact.person)?.name;

  return (
    <>
      <PosterHero title={release.title} lead={lead} picture={release.picture} />
      <SplitDetails
        aside={
          <>
            <FileLink {...getDownloadLink(release.file)} />
            <DetailBlock title={release.contactTitle}>
              <p>
                {contact !== undefined && (
                  <>
                    <AsWritten>{contact}</AsWritten>
                    <br />
                  </>
                )}
                <a href={formatTelephoneUrl(enterprise.phone)}>
                  <AsWritten>{joinWithoutBreaks(enterprise.phone)}</AsWritten>
                </a>
                <br />
                <a href={formatMailUrl(enterprise.email)}>
                  <AsWritten>{enterprise.email}</AsWritten>
                </a>
              </p>
            </DetailBlock>
          </>
        }
      >
        <div className={styles.text}>
          <h2 className="visually-hidden">{release.label}</h2>
          <p>
            <b>
              {place}, <time dateTime={date}>{getFormats().date(date)}</time>.
            </b>{' '}
            {first}
          </p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {quote && <Quote quote={quote.text} name={nameAndRole(findLeader(quote.person))} className={styles.quote} />}
          <h3>{release.aboutTitle}</h3>
          <p>{release.about}</p>
        </div>
      </SplitDetails>
      <LineCallToAction {...closing} />
    </>
  );
}
