import type { MetadataRoute } from 'next';

import { getContent } from './content';
import { type Language, locales } from './languages';
import { pathTo } from './links';
import { getPageWords } from './pages';
import { icons } from './site-icons';
import { themeColours } from './theme';

/** The web app manifest. An installed site opens in the browser. */
export function buildManifest(language: Language): MetadataRoute.Manifest {
  const { name } = getContent(language).enterprise;
  return {
    name,
    short_name: name,
    description: getPageWords('/', language).description,
    lang: locales[language],
    dir: 'ltr',
    start_url: pathTo('/', language),
    scope: '/',
    display: 'browser',
    background_color: themeColours.paper,
    theme_color: themeColours.light,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      icons.png.map(({ file, size }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
  };
}
