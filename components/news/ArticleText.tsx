import type { MDXContent } from 'mdx/types';

import { mdxBody } from '@/components/sections/prose/mdx-body';
import { Prose } from '@/components/sections/prose/Prose';
import { currentLanguage } from '@/lib/current-language';

import styles from './ArticleText.module.scss';

type ArticleTextProps = {
  readonly text: MDXContent;
};

/** The text of an article, in the middle of the page. By its mark the feed finds it (build/discovery). */
export function ArticleText({ text }: ArticleTextProps) {
  return (
    <article data-text="article">
      <Prose className={styles.essay}>{mdxBody(text, currentLanguage())}</Prose>
    </article>
  );
}
