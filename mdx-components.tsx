import type { MDXComponents } from 'mdx/types';

import { mdxComponentsIn } from '@/components/sections/prose/mdx-components';
import { sourceLanguage } from '@/lib/languages';

/** Next.js finds this file by its name and gives the components to every MDX file; a page in another language gives its own. */
export const useMDXComponents = (): MDXComponents => mdxComponentsIn(sourceLanguage);
