import { getWords } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { listVersions } from '@/lib/content/links';
import type { RoutePath } from '@/lib/routes';

type ReadInTamilProps = { readonly path: RoutePath };

/** A link from an English page to the same page in Tamil, if available. */
export function ReadInTamil({ path }: ReadInTamilProps) {
  const language = getCurrentLanguage();
  const tamil = listVersions(path).find((version) => version.language === 'ta');
  if (language === 'ta' || !tamil) return null;
  return (
    <p>
      <a className="tap-target" href={tamil.href} lang="ta" hrefLang="ta">
        {getWords('site').readInTamil}
      </a>
    </p>
  );
}
