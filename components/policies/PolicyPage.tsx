import { renderMdxBody, copyPlaces } from '@/components/sections/prose/mdx-body';
import { getCurrentLanguage } from '@/lib/current-language';
import { sourceLanguage } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { loadText } from '@/lib/mdx';
import { getPolicy } from '@/lib/policies';
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

  return <PolicyArticle policy={policy} path={pathTo(path)} body={copyPlaces(original, own)} />;
}
