import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { versionsOf } from '@/lib/links';
import type { RoutePath } from '@/lib/routes';

type ReadInTamilProps = { readonly path: RoutePath };

/** A link from an English page to the same page in Tamil, if available. */
export function ReadInTamil({ path }: ReadInTamilProps) {
  const language = currentLanguage();
  const tamil = versionsOf(path).find((version) => version.language === 'ta');
  if (language === 'ta' || !tamil) return null;
  return (
    <p>
      <a className="tap-target" href={tamil.href} lang="ta" hrefLang="ta">
        {contentIn().interface.readInTamil}
      </a>
    </p>
  );
}
