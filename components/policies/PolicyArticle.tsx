import type { ReactNode } from 'react';

import { PlainOpener } from '@/components/openers/PlainOpener';
import { readHeadings } from '@/components/sections/mdx-body';
import { Prose } from '@/components/sections/Prose';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { contentIn, type Item } from '@/lib/content';
import { editAddress } from '@/lib/edit-link';
import type { Language } from '@/lib/languages';
import { absoluteUrl } from '@/lib/metadata';
import { formatsOf } from '@/lib/text/format';

import { ContentsList } from './ContentsList';
import styles from './PolicyArticle.module.scss';

type PolicyArticleProps = {
  readonly policy: Item<'policies'>;
  readonly language: Language;
  /** Where the page stands. */
  readonly path: string;
  /** The file of its text, from the project's root. */
  readonly file: string;
  readonly body: ReactNode;
};

/** A policy: its title, date and contents, and the text. */
export function PolicyArticle({
  policy: { title, lead, lastUpdated },
  language,
  path,
  file,
  body,
}: PolicyArticleProps) {
  const words = contentIn(language).interface;
  const edit = editAddress(file);

  return (
    <>
      <PlainOpener title={title} lead={lead}>
        <p className={styles.note}>
          {words.lastUpdated} <time dateTime={lastUpdated}>{formatsOf(language).date(lastUpdated)}</time>
        </p>
        {edit && (
          <p className={`no-print ${styles.note}`}>
            <ExternalLink href={edit} newTab={words.opensInNewTab}>
              {words.suggestEdit}
            </ExternalLink>
          </p>
        )}
        <p className={styles.address}>{absoluteUrl(path)}</p>
      </PlainOpener>
      <div className={`wrap ${styles.columns}`}>
        <ContentsList title={words.onThisPage} headings={readHeadings(body)} />
        <Prose>{body}</Prose>
      </div>
    </>
  );
}
