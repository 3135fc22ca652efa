import { renderMdxBody, copyAnchors } from '@/components/prose/mdx-body';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { sourceLanguage } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { loadText } from '@/lib/content/mdx';
import { getPolicy } from '@/lib/content/policies';
import type { PolicyPath } from '@/lib/routes';

import { PolicyArticle } from './PolicyArticle';

type PolicyPageProps = { readonly path: PolicyPath };

/** A policy page. Translations use the anchors of the original. */
export async function PolicyPage({ path }: PolicyPageProps) {
  const language = getCurrentLanguage();
  const policy = getPolicy(path);
  const original = renderMdxBody(await loadText('policies', policy, sourceLanguage), sourceLanguage);
  const own =
    language === sourceLanguage ? original : renderMdxBody(await loadText('policies', policy, language), language);

  return <PolicyArticle policy={policy} path={getPagePath(path)} body={copyAnchors(original, own)} />;
}
