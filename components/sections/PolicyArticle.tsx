import { ContentsList } from '@/components/sections/ContentsList';
import { PlainHero } from '@/components/sections/PlainHero';
import { Prose } from '@/components/sections/Prose';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { words } from '@/content/interface';
import type { RoutePath } from '@/content/routes';
import { editAddress } from '@/lib/edit-link';
import { formatDate } from '@/lib/format';
import { absoluteUrl } from '@/lib/metadata';
import { readPolicyFrontmatter } from '@/lib/policies';

import { readMdxBody, type MdxContent } from './mdx-body';

import styles from './PolicyArticle.module.scss';

type PolicyArticleProps = {
  /** The page's address; its text is `content/policies{path}.mdx`. */
  readonly path: RoutePath;
  readonly policy: { readonly default: MdxContent; readonly frontmatter: unknown };
};

/** A policy: its title, date and contents, and the text. */
export function PolicyArticle({ path, policy }: PolicyArticleProps) {
  const file = `content/policies${path}.mdx`;
  const { title, description, lastUpdated } = readPolicyFrontmatter(file, policy.frontmatter);
  const edit = editAddress(file);
  const { body, headings } = readMdxBody(file, policy.default);

  return (
    <>
      <PlainHero title={title} lead={description}>
        <p className={styles.note}>
          {words.lastUpdated} <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
        {edit && (
          <p className={`no-print ${styles.note}`}>
            <ExternalLink href={edit}>{words.suggestEdit}</ExternalLink>
          </p>
        )}
        <p className={styles.address}>{absoluteUrl(path)}</p>
      </PlainHero>
      <div className={`wrap ${styles.columns}`}>
        <ContentsList headings={headings} />
        <Prose>{body}</Prose>
      </div>
    </>
  );
}
