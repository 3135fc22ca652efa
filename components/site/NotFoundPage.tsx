import { AskedPage } from '@/components/forms/AskedPage.client';
import { AskedTrail } from '@/components/forms/AskedTrail.client';
import { GoBack } from '@/components/forms/GoBack.client';
import { Island } from '@/components/forms/Island';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { contentIn } from '@/lib/content';
import { addressIn } from '@/lib/content/links';
import { type Language, sourceLanguage } from '@/lib/languages';
import { linkTo, switchTargets } from '@/lib/links';
import { type PageProps, pageWords, trailNames } from '@/lib/pages';
import { movedPaths } from '@/lib/redirects';
import { isRoutePath } from '@/lib/routes';

import { NotFound } from './NotFound';

/** What the breadcrumb bar is made of until script knows the path that was asked for. */
const unknownPath = '/page-not-found';

/**
 * The same in the other languages. The page of the first language answers where a host knows no other one: then it speaks to
 * all.
 */
const inOthers = (language: Language) =>
  language === sourceLanguage
    ? switchTargets(undefined, language).map((other) => ({ ...contentIn(other.language).notFound, ...other }))
    : [];

/** The page of a path that is none. */
export function NotFoundPage({ language }: PageProps) {
  const { notFound, error, interface: words } = contentIn(language);
  const fallback = addressIn(unknownPath, language);
  const names = trailNames(language);
  const moved = movedPaths(contentIn(language)).map(({ from, to, label }) => ({
    from: addressIn(from, language),
    ...linkTo(to, language),
    label: isRoutePath(to) ? pageWords(to, language).label : label,
  }));

  return (
    <SiteLayout
      language={language}
      trail={
        <Island name="asked-trail" fallback={error}>
          <AskedTrail
            fallback={fallback}
            names={{ ...names, pages: { ...names.pages, [fallback]: notFound.title } }}
            label={words.breadcrumb}
          />
        </Island>
      }
    >
      <NotFound
        {...notFound}
        others={inOthers(language)}
        names={moved}
        asked={
          <Island name="asked-page" fallback={error}>
            <AskedPage
              lead={notFound.moved.lead}
              pages={Object.fromEntries(moved.map(({ from, ...page }) => [from, page]))}
            />
          </Island>
        }
        goBack={
          <Island name="go-back" fallback={error}>
            <GoBack label={notFound.goBack} home={addressIn('/', language)} />
          </Island>
        }
      />
    </SiteLayout>
  );
}
