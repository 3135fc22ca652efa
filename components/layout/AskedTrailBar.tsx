import { AskedTrail } from '@/components/forms/AskedTrail.client';
import { Island } from '@/components/forms/Island';
import { contentIn } from '@/lib/content';
import { addressIn } from '@/lib/content/links';
import { currentLanguage } from '@/lib/current-language';
import { trailNames } from '@/lib/pages';

/** The path that the breadcrumb bar shows until script reads the one that was asked for. */
const unknownPath = '/page-not-found';

/** The breadcrumb bar of the 404 page. */
export function AskedTrailBar() {
  const language = currentLanguage();
  const { notFound, error, interface: words } = contentIn(language);
  const fallback = addressIn(unknownPath, language);
  const names = trailNames(language);

  return (
    <Island name="asked-trail" fallback={error}>
      <AskedTrail
        fallback={fallback}
        names={{ ...names, pages: { ...names.pages, [fallback]: notFound.title } }}
        label={words.breadcrumb}
      />
    </Island>
  );
}
