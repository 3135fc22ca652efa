import type { MetadataRoute } from 'next';

import { contentIn } from '@/lib/content';
import { themeColours } from '@/lib/theme';
import { locales } from '@/lib/languages';
import { icons } from '@/lib/site-icons';
import { pageWords } from '@/lib/pages';

export const dynamic = 'force-static';

/** What a device shows that keeps the site on its home screen. It opens as a page in the browser, like any other. */
export default function manifest(): MetadataRoute.Manifest {
  const png =
    (purpose: 'any' | 'maskable') =>
    ({ file, size }: { file: string; size: number }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
  return {
    name: contentIn('en').enterprise.name,
    short_name: contentIn('en').enterprise.name,
    description: pageWords('/', 'en').description,
    lang: locales.en,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColours.paper,
    theme_color: themeColours.light,
    icons: [...icons.plain.map(png('any')), ...icons.maskable.map(png('maskable'))],
  };
}
