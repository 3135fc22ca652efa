import { AskedPage } from '@/components/forms/AskedPage.client';
import { GoBack } from '@/components/forms/GoBack.client';
import { Island } from '@/components/forms/Island';
import { contentIn } from '@/lib/content';
import { addressIn } from '@/lib/content/links';
import { currentLanguage } from '@/lib/current-language';
import { type Language, sourceLanguage } from '@/lib/languages';
import { linkTo, otherLanguages } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { movedPaths } from '@/lib/redirects';
import { isRoutePath } from '@/lib/routes';

import { NotFound } from './NotFound';

/**
 * The same in the other languages. The page of the first language answers where a host knows no other one: then it speaks to
 * all.
 */
const inOthers = (language: Language) =>
  language === sourceLanguage
    ? otherLanguages(language).map((other) => ({
        ...contentIn(other).notFound,
        language: other,
        href: addressIn('/', other),
      }))
    : [];

/** The page of a path that is none. */
export function NotFoundPage() {
  const language = currentLanguage();
  const { notFound, error } = contentIn(language);
  const moved = movedPaths(contentIn(language)).map(({ from, to, label }) => ({
    from: addressIn(from, language),
    ...linkTo(to, language),
    label: isRoutePath(to) ? pageWords(to, language).label : label,
  }));

  return (
    <NotFound
      {...notFound}
      others={inOthers(language)}
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
  );
}
