import { contentIn } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';
import type { SitePath } from '@/lib/routes';
import { fill } from '@/lib/text/fill';

/** The size of the picture that networks show beside a shared link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of a page's share picture: `/hub/weaving-madurai` has /share/hub-weaving-madurai.png, in Tamil /share/ta-hub-…. */
export function sharePicture(path: SitePath, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${language === sourceLanguage ? '' : `${language}-`}${name}.png`;
}

/** What the picture shows, for those who do not see it. */
export const shareAlt = (title: string, language: Language): string =>
  fill(contentIn(language).interface.shareAlt, { title });
