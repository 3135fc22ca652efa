import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { themeColours } from '@/lib/theme';
import { locales } from '@/lib/languages';
import { SpeculationRules } from '@/components/layout/SpeculationRules';
import { icons } from '@/lib/site-icons';

import './_styles/tokens.scss';
import './_styles/base.scss';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: `/${icons.ico.file}`, sizes: '32x32' },
      { url: `/${icons.svg.file}`, type: 'image/svg+xml' },
    ],
    apple: { url: `/${icons.appleTouch.file}`, sizes: `${icons.appleTouch.size}x${icons.appleTouch.size}` },
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColours.light },
    { media: '(prefers-color-scheme: dark)', color: themeColours.dark },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={locales.en}>
      <body>
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
