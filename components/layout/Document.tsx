import type { ReactNode } from 'react';

import { type Language, htmlTags } from '@/lib/languages';

import { SpeculationRules } from './SpeculationRules';

type DocumentProps = { readonly language: Language; readonly children: ReactNode };

/** The root of every page of a language: each has a layout of its own in app/, for Next.js writes `<html>` once a layout. */
export function Document({ language, children }: DocumentProps) {
  return (
    <html lang={htmlTags[language]}>
      <body>
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
