import type { ReactNode } from 'react';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { siteMetadata, siteViewport } from '@/lib/metadata';

import '../_styles/tokens.scss';
import '../_styles/base.scss';
import '../_styles/type.ta.scss';

export const metadata = siteMetadata('ta');

export const viewport = siteViewport;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return <SiteLayout language="ta">{children}</SiteLayout>;
}
