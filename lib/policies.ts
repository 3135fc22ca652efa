import type { MDXContent } from 'mdx/types';

import { contentIn, type Item } from './content';
import { type Language, sourceLanguage } from './languages';
import type { PolicyPath } from './routes';

/**
 * The head of a policy.
 *
 * @throws Error when its file is not there
 */
export function policyAt(path: PolicyPath, language: Language): Item<'policies'> {
  const policy = contentIn(language).policies.find(({ id }) => `/${id}` === path);
  if (!policy) throw new Error(`content/policies${path}.mdx is missing.`);
  return policy;
}

const stemOf = (path: PolicyPath, language: Language): string =>
  language === sourceLanguage ? path.slice(1) : `${path.slice(1)}.${language}`;

/** The text of a policy, compiled. */
export async function loadPolicyText(path: PolicyPath, language: Language): Promise<MDXContent> {
  // The cast is safe: every MDX file is compiled with its text as the default export.
  const compiled = (await import(`@/content/policies/${stemOf(path, language)}.mdx`)) as {
    readonly default: MDXContent;
  };
  return compiled.default;
}
