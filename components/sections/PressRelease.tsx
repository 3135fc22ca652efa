import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { Section } from '@/components/ui/Section';
import { site } from '@/content/site';
import { formatDate } from '@/lib/format';

import styles from './PressRelease.module.scss';

export type PressReleaseContent = {
  readonly label: string;
  readonly title: string;
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
  readonly id: string;
  /** Who answers the press. */
  readonly contact: string;
};

/** A press release in full: headline, place and date, text, who we are, whom to ask. */
export function PressRelease({ id, contact, ...release }: PressReleaseProps) {
  const { label, title, place, date, paragraphs, quote, aboutTitle, about, contactTitle, file } = release;
  const [first, ...others] = paragraphs;

  return (
    <Section id={id} ground="wash">
      <div className={styles.split}>
        <div className={styles.head}>
          <p className={styles.label}>{label}</p>
          <h2>{title}</h2>
          <FileLink {...file} />
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
