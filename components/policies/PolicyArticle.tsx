import type { ReactNode } from 'react';

import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { splitSections } from '@/components/prose/mdx-body';
import { Prose } from '@/components/prose/Prose';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import { getContent, type Item } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { sourceLanguage } from '@/lib/language';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getFormats } from '@/lib/language/format';

import styles from './PolicyArticle.module.scss';

type PolicyArticleProps = {
  readonly policy: Item<'policies'>;
  readonly path: string;
  readonly body: ReactNode;
};

/** A policy as a ruled sheet: title, dates, summary, contents, and numbered sections. */
export function PolicyArticle({
  policy: { title, lead, picture, published, updated },
  path,
  body,
}: PolicyArticleProps) {
  const language = getCurrentLanguage();
  const { site: words, policy } = getContent().words;
  const { date } = getFormats();
  const { introduction, sections } = splitSections(body);

  return (
    <>
      <article className={styles.sheet}>
        <div className={`${styles.margin} no-print`} data-surface="palm" />
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <Lead>{lead}</Lead>
          <p className={`note ${styles.note}`}>
            {words.firstPublished} <time dateTime={published}>{date(published)}</time>. {words.lastUpdated}{' '}
            <time dateTime={updated}>{date(updated)}</time>
          </p>
          {language !== sourceLanguage && <p className="note">{policy.translation}</p>}
          <p className={styles.address}>{getAbsoluteUrl(path)}</p>
        </header>
        {picture && (
          <div className={`${styles.picture} no-print`}>
            <Picture name={picture} slot="bleed" loading="eager" />
          </div>
        )}
        <Prose className={styles.introduction}>{introduction}</Prose>
        <nav className={`${styles.contents} no-print`} aria-label={policy.contents}>
          <h2 className={styles.contentsTitle}>{policy.contents}</h2>
          <ol role="list">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title: name, content }) => (
            <section key={id} className={styles.section}>
              <h2 id={id} className={styles.heading}>
                {name}
              </h2>
              <Prose>{content}</Prose>
            </section>
          ))}
        </div>
      </article>
      <LineCallToAction {...policy.closing} />
    </>
  );
}
