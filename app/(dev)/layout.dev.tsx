import type { ReactNode } from 'react';

import '../_styles/tokens.scss';
import '../_styles/base.scss';
import '../_styles/type.en.scss';

/** The layout of pages for developers and tests, without header and footer. */
export default function DevLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  );
}
