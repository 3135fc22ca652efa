import type { MDXContent } from 'mdx/types';

import styles from './ArticleText.module.scss';
import { mdxBody } from './mdx-body';
import { Prose } from './Prose';

type ArticleTextProps = {
  readonly text: MDXContent;
};

/** The text of an article, in the middle of the page. By its mark the feeds find it (scripts/discovery). */
export function ArticleText({ text }: ArticleTextProps) {
  return (
    <div className={`wrap ${styles.text}`} data-text="article">
      <Prose>{mdxBody(text)}</Prose>
    </div>
  );
}
