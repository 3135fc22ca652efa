import type { MDXComponents } from 'mdx/types';

import { ProseSteps } from '@/components/sections/Prose';
import { ContentLink } from '@/components/ui/ContentLink';
import { DataTable, TableHead, TableRow } from '@/components/ui/DataTable';
import {
  Age,
  Count,
  DeliveryHost,
  Email,
  External,
  HeadOffice,
  Hours,
  LookupHost,
  Name,
  Percent,
  Period,
  Phone,
  Rupees,
  When,
} from '@/components/ui/Facts';
import { ShortBox } from '@/components/ui/ShortBox';
import type { MdxComponentName } from '@/lib/mdx-vocabulary';

/** Everything an MDX file may use: Markdown, and these components by name. A name missing here stops the build. */
export const mdxComponents = {
  a: ContentLink,
  ol: ProseSteps,
  th: TableHead,
  tr: TableRow,
  Age,
  Count,
  DataTable,
  DeliveryHost,
  Email,
  External,
  HeadOffice,
  Hours,
  InShort: ShortBox,
  LookupHost,
  Name,
  Percent,
  Period,
  Phone,
  Rupees,
  When,
} as const satisfies MDXComponents & Record<MdxComponentName, unknown>;

/** Next.js finds this file by its name and gives the components to every MDX file. */
export const useMDXComponents = (): MDXComponents => mdxComponents;
