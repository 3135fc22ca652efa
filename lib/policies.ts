import type { MDXContent } from 'mdx/types';

import { contentIn, type Item } from './content';
import { type Language, sourceLanguage } from './languages';
import { loadText } from './mdx';
import type { PolicyPath } from './routes';

/** The head of a policy. */
export function policyAt(path: PolicyPath, language: Language): Item<'policies'> {
  const policy = contentIn(language).policies.find(({ id }) => `/${id}` === path);
  if (!policy) throw new Error(`content/policies${path}.mdx is missing.`);
  return policy;
}

type Written = Pick<Item<'policies'>, 'id' | 'languages'>;

/** The text of a policy, compiled, in a language or in the one it was written in. */
export async function loadPolicyText({ id, languages }: Written, language: Language): Promise<MDXContent> {
  const isTranslated = language !== sourceLanguage && languages.includes(language);
  const { text } = await loadText(`policies/${id}${isTranslated ? `.${language}` : ''}`);
  return text;
}
