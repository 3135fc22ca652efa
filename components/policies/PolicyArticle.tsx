import type { ReactNode } from 'react';

import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { type Heading, introductionAndSections, readHeadings, withWayBack } from '@/components/sections/prose/mdx-body';
import { Prose } from '@/components/sections/prose/Prose';
import { contentIn, type Item } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { sourceLanguage } from '@/lib/languages';
import { absoluteUrl } from '@/lib/metadata';
import { formatsOf } from '@/lib/text/format';

import styles from './PolicyArticle.module.scss';

function Links({ headings }: Pick<ContentsListProps, 'headings'>) {
  return (
    <ul className={styles.links} role="list">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

type ContentsListProps = { readonly id: string; readonly title: string; readonly headings: readonly Heading[] };

/**
 * The contents of a long text: beside it on a wide screen, folded above it on a narrow one. Of the two lists one is
 * always `display: none`, so that nobody meets both.
 */
function ContentsList({ id, title, headings }: ContentsListProps) {
  return (
    <nav id={id} className="no-print" aria-label={title}>
      <details className={styles.folded}>
        <summary>{title}</summary>
        <Links headings={headings} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{title}</p>
        <Links headings={headings} />
      </div>
    </nav>
  );
}

type PolicyArticleProps = {
  readonly policy: Item<'policies'>;
  readonly path: string;
  readonly body: ReactNode;
};

/** A policy: its title, date and contents, and the text. */
export function PolicyArticle({ policy: { title, lead, published, updated }, path, body }: PolicyArticleProps) {
  const language = currentLanguage();
  const { interface: words, policy } = contentIn(language);
  const { date } = formatsOf(language);
  const [introduction, sections] = introductionAndSections(
    withWayBack(
      body,
      <a className={`${styles.back} no-print`} href="#contents">
        ↑ {words.onThisPage}
      </a>,
    ),
  );

  return (
    <>
      <PlainHero title={title} lead={lead}>
        <p className={styles.note}>
          {words.firstPublished} <time dateTime={published}>{date(published)}</time>. {words.lastUpdated}{' '}
          <time dateTime={updated}>{date(updated)}</time>
        </p>
        {language !== sourceLanguage && <p className={styles.note}>{policy.translation}</p>}
        <p className={styles.address}>{absoluteUrl(path)}</p>
      </PlainHero>
      <div className={`wrap ${styles.columns}`}>
        <ContentsList id="contents" title={words.onThisPage} headings={readHeadings(body)} />
        <article>
          {introduction && <Prose>{introduction}</Prose>}
          {sections && <Prose>{sections}</Prose>}
        </article>
      </div>
      <LineCallToAction {...policy.closing} />
    </>
  );
}
