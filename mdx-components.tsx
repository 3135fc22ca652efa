import type { MDXComponents } from 'mdx/types';

import { createMdxComponents } from '@/components/prose/mdx-components';
import { sourceLanguage } from '@/lib/language';

/**
 * Next.js loads this file by name and passes the components to every MDX file. Pages in other languages pass their own.
 */
export const useMDXComponents = (): MDXComponents => createMdxComponents(sourceLanguage);
