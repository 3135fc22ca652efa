import { getCurrentLanguage } from './current-language';
import { getContent, type Item } from './content';
import type { Language } from './languages';
import type { PolicyPath } from './routes';

/** The front matter of a policy. */
export function getPolicy(path: PolicyPath, language: Language = getCurrentLanguage()): Item<'policies'> {
  const policy = getContent(language).policies.find(({ id }) => `/${id}` === path);
  if (!policy) throw new Error(`content/policies${path}.mdx is missing.`);
  return policy;
}
