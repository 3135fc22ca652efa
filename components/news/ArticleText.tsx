import type { MDXContent } from 'mdx/types';

import { readMdxBody } from '@/components/sections/mdx-body';
import { Prose } from '@/components/sections/Prose';

import styles from './ArticleText.module.scss';

type ArticleTextProps = {
  /** The file's path from the root of the project, for the build's messages. */
  readonly file: string;
  readonly text: MDXContent;
};

/** The text of an article, in the middle of the page. By its mark the feeds find it (scripts/build/discovery). */
export function ArticleText({ file, text }: ArticleTextProps) {
  return (
    <div className={`wrap ${styles.text}`} data-text="article">
      <Prose>{readMdxBody(file, text).body}</Prose>
    </div>
  );
}
