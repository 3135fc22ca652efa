import type { ReactNode } from 'react';

import { Document } from '@/components/layout/Document';
import { siteMetadata, siteViewport } from '@/lib/metadata';

import '../_styles/tokens.scss';
import '../_styles/base.scss';
import '../_styles/type.en.scss';

export const metadata = siteMetadata('en');

export const viewport = siteViewport;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return <Document language="en">{children}</Document>;
}
