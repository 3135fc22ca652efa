import type { MetadataRoute } from 'next';

import { icons } from '@/content/icons';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

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
    name: site.name,
    short_name: site.name,
    description: routes['/'].description,
    lang: site.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: site.themeColours.paper,
    theme_color: site.themeColours.light,
    icons: [...icons.plain.map(png('any')), ...icons.maskable.map(png('maskable'))],
  };
}
