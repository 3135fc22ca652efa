import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree, serialize, type DefaultTreeAdapterTypes as Parse5 } from 'parse5';

import { getContent } from '@/lib/content';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import type { FeedArticle } from '@/lib/seo/feeds';
import { getArticlePath } from '@/lib/content/news';

import { getAttribute, listElements } from '../export/html';

/** The absolute URL of a link on a page. */
function getAbsoluteHref(href: string, page: string): string {
  if (href.startsWith('/')) return getAbsoluteUrl(href);
  return href.startsWith('#') ? getAbsoluteUrl(`${page}${href}`) : href;
}

/** An attribute for use in a feed; dropped if it only makes sense on the page. */
function getPortableAttributes(
  { name, value }: Parse5.Element['attrs'][number],
  link: string,
): Parse5.Element['attrs'] {
  if (/^(class|id|style|srcset|sizes|rel)$|^data-/.test(name)) return [];
  return [{ name, value: name === 'href' || name === 'src' ? getAbsoluteHref(value, link) : value }];
}

function makePortable(parent: Parse5.ParentNode, link: string): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (!tree.isElementNode(node)) return [node];
    makePortable(node, link);
    node.attrs = node.attrs.flatMap((attr) => getPortableAttributes(attr, link));
    // Inline drawings are dropped, because they are styled by the site's sheets and the text describes them.
    if (['source', 'svg'].includes(node.tagName)) return [];
    // Spans that are left without attributes are unwrapped.
    return node.tagName === 'span' && node.attrs.length === 0 ? node.childNodes : [node];
  });
}

/** The text of an article as HTML for a feed, taken from its page. */
export function extractArticleText(page: string, link: string): string {
  const [text, ...more] = listElements(page).filter((element) => getAttribute(element, 'data-text') === 'article');
  if (!text || more.length > 0) {
    throw new Error('has not one part with data-text="article". See components/news/ArticleText.tsx.');
  }
  makePortable(text, link);
  // The wrapper around the paragraphs is dropped as well.
  const [frame, ...beside] = text.childNodes;
  const isFrame = frame && tree.isElementNode(frame) && frame.tagName === 'div';
  return serialize(isFrame && beside.length === 0 ? frame : text).trim();
}

/** The articles of an export for its feed, newest first. */
export const readFeedArticles = (folder: string): Promise<FeedArticle[]> =>
  Promise.all(
    getContent('en').news.map(async (article) => {
      const path = getArticlePath(article);
      const page = await readFile(join(folder, `${path}.html`), 'utf8');
      try {
        return { ...article, html: extractArticleText(page, path) };
      } catch (error) {
        throw new Error(`The page ${path} ${error instanceof Error ? error.message : ''}`, { cause: error });
      }
    }),
  );
