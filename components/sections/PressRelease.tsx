import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { site } from '@/content/site';
import { formatDate } from '@/lib/format';
import type { PictureName } from '@/lib/pictures';

import styles from './PressRelease.module.scss';

export type PressReleaseContent = {
  readonly label: string;
  /** The headline, which stands at the head of the page and of the paper. */
  readonly title: string;
  readonly picture: PictureName;
  readonly place: string;
  /** The day it is given out, ISO 8601. */
  readonly date: string;
  readonly paragraphs: readonly string[];
  /** `sample` marks the words of an invented person, to be replaced before launch. */
  readonly quote: { readonly text: string; readonly by: string; readonly sample?: true };
  readonly aboutTitle: string;
  readonly about: string;
  readonly contactTitle: string;
  /** The same as a paper to take. */
  readonly file: FileLinkContent;
};

type PressReleaseProps = PressReleaseContent & {
  /** Who answers the press. */
  readonly contact: string;
};

/** A press release under its headline: place and date, text, who we are, whom to ask. */
export function PressRelease({ contact, ...release }: PressReleaseProps) {
  const { label, picture, place, date, paragraphs, quote, aboutTitle, about, contactTitle, file } = release;
  const [first, ...others] = paragraphs;

  return (
    <Section ground="wash">
      <div className={styles.split}>
        <div className={styles.head}>
          <h2>{label}</h2>
          <FileLink {...file} />
          <Picture name={picture} slot="portrait" />
        </div>
        <div className={styles.text}>
          <p>
            <b>
              {place}, <time dateTime={date}>{formatDate(date)}</time>.
            </b>{' '}
            {first}
          </p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <figure className={styles.figure}>
            <blockquote className={styles.quote}>
              <p>“{quote.text}”</p>
            </blockquote>
            <figcaption className={styles.by}>{quote.by}</figcaption>
          </figure>
          <h3>{aboutTitle}</h3>
          <p>{about}</p>
          <h3>{contactTitle}</h3>
          <p>
            {contact}
            <br />
            <a href={site.phone.href}>{site.phone.display}</a>
            <br />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
