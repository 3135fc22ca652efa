import type { MetadataRoute } from 'next';

import { getContent } from '@/lib/content';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getPageWords } from '@/lib/pages/labels';
import { icons } from '@/lib/pictures/site-icons';
import { themeColours } from '@/lib/content/brand';

/** The web app manifest. An installed site opens in the browser. */
export function buildManifest(language: Language): MetadataRoute.Manifest {
  const { name } = getContent(language).enterprise;
  return {
    name,
    short_name: name,
    description: getPageWords('/', language).description,
    lang: locales[language],
    dir: 'ltr',
    start_url: getPagePath('/', language),
    scope: '/',
    display: 'browser',
    background_color: themeColours.paper,
    theme_color: themeColours.light,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      icons.png.map(({ file, size }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
  };
}
