import type { ReactNode } from 'react';

// Must be first: these sheets declare the order of the cascade layers.
import '../_styles/tokens.scss';
import '../_styles/base.scss';
import '../_styles/type.ta.scss';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { getSiteMetadata, siteViewport } from '@/lib/pages/metadata';

export const metadata = getSiteMetadata('ta');

export const viewport = siteViewport;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return <SiteLayout language="ta">{children}</SiteLayout>;
}
