import { getWords } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/language';
import type { SitePath } from '@/lib/routes';
import { fill } from '@/lib/language/fill';

/** The size of share pictures (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The path of a page's share picture: /share/hub-weaving-madurai.png for `/hub/weaving-madurai`, in Tamil
 * /share/ta-hub-….
 */
export function getSharePictureUrl(path: SitePath, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${language === sourceLanguage ? '' : `${language}-`}${name}.png`;
}

/** The alt text of a share picture. */
export const formatShareAlt = (title: string, language: Language): string =>
  fill(getWords('site', language).shareAlt, { title });
