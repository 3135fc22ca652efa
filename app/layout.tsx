import clsx from 'clsx';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { SpeculationRules } from '@/components/layout/SpeculationRules';
import { site } from '@/content/site';

import { anekLatin, anekTamil, eczar } from './_fonts';

import './_styles/tokens.scss';
import './_styles/base.scss';

export const metadata: Metadata = {
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#97321f' },
    { media: '(prefers-color-scheme: dark)', color: '#14162b' },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={site.locale} className={clsx(eczar.variable, anekLatin.variable, anekTamil.variable)}>
      <body>
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
