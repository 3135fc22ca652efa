import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, type Item } from '.';
import type { Language } from '@/lib/language';
import type { PolicyPath } from '@/lib/routes';

/** The front matter of a policy. */
export function getPolicy(path: PolicyPath, language: Language = getCurrentLanguage()): Item<'policies'> {
  const policy = getContent(language).policies.find(({ id }) => `/${id}` === path);
  if (!policy) throw new Error(`content/policies${path}.mdx is missing.`);
  return policy;
}
