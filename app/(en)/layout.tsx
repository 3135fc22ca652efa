import type { ReactNode } from 'react';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { siteMetadata, siteViewport } from '@/lib/metadata';

import '../_styles/tokens.scss';
import '../_styles/base.scss';
import '../_styles/type.en.scss';

export const metadata = siteMetadata('en');

export const viewport = siteViewport;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return <SiteLayout language="en">{children}</SiteLayout>;
}
