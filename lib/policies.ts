import { currentLanguage } from './current-language';
import { contentIn, type Item } from './content';
import type { Language } from './languages';
import type { PolicyPath } from './routes';

/** The front matter of a policy. */
export function policyAt(path: PolicyPath, language: Language = currentLanguage()): Item<'policies'> {
  const policy = contentIn(language).policies.find(({ id }) => `/${id}` === path);
  if (!policy) throw new Error(`content/policies${path}.mdx is missing.`);
  return policy;
}
