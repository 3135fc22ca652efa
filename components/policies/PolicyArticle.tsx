import type { ReactNode } from 'react';

import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { sectionsOf, type TextSection } from '@/components/sections/prose/mdx-body';
import { Prose } from '@/components/sections/prose/Prose';
import { Fold } from '@/components/ui/Fold';
import { contentIn, type Item } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { sourceLanguage } from '@/lib/languages';
import { absoluteUrl } from '@/lib/metadata';
import { formatsOf } from '@/lib/text/format';

import type { PolicyPath } from '@/lib/routes';
import styles from './PolicyArticle.module.scss';

/** This page has its own surface; legal pages share one. */
const WAGES = '/wages-and-safety' satisfies PolicyPath;

/** A folded section. Its heading has the anchor. */
function FoldedSection({ id, title, content }: TextSection) {
  return (
    <Fold
      className={styles.section}
      summaryClassName={styles.heading}
      summary={
        <h2 id={id} className="subheading">
          {title}
        </h2>
      }
    >
      <Prose className={styles.text}>{content}</Prose>
    </Fold>
  );
}

type PolicyArticleProps = {
  readonly policy: Item<'policies'>;
  readonly path: string;
  readonly body: ReactNode;
};

/** A policy: title, dates, summary, and folded sections. */
export function PolicyArticle({
  policy: { title, lead, picture, published, updated },
  path,
  body,
}: PolicyArticleProps) {
  const language = currentLanguage();
  const { interface: words, policy } = contentIn();
  const { date } = formatsOf();
  const { introduction, sections } = sectionsOf(body);

  return (
    <>
      <PosterHero title={title} lead={lead} picture={picture} surface={path.endsWith(WAGES) ? 'turmeric' : 'indigo'}>
        <p className={styles.note}>
          {words.firstPublished} <time dateTime={published}>{date(published)}</time>. {words.lastUpdated}{' '}
          <time dateTime={updated}>{date(updated)}</time>
        </p>
        {language !== sourceLanguage && <p className={styles.note}>{policy.translation}</p>}
        <p className={styles.address}>{absoluteUrl(path)}</p>
      </PosterHero>
      <article className={`wrap ${styles.article}`}>
        <Prose className={styles.introduction}>{introduction}</Prose>
        <div className={styles.sections}>
          {sections.map((section) => (
            <FoldedSection key={section.id} {...section} />
          ))}
        </div>
      </article>
      <LineCallToAction {...policy.closing} />
    </>
  );
}
