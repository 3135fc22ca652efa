import { AskedTrail } from '@/components/forms/AskedTrail.client';
import { GoBack } from '@/components/forms/GoBack.client';
import { Island } from '@/components/forms/Island';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { contentIn } from '@/lib/content';
import { type PageProps, trailNames } from '@/lib/pages';

import { NotFound } from './NotFound';

/** What the breadcrumb bar is made of until script knows the path that was asked for. */
const unknownPath = '/page-not-found';

/** The page of a path that is none. */
export function NotFoundPage({ language }: PageProps) {
  const { notFound, error, interface: words } = contentIn(language);

  return (
    <SiteLayout
      language={language}
      trail={
        <Island name="asked-trail" fallback={error}>
          <AskedTrail fallback={unknownPath} names={trailNames(language)} label={words.breadcrumb} />
        </Island>
      }
    >
      <NotFound
        {...notFound}
        goBack={
          <Island name="go-back" fallback={error}>
            <GoBack label={notFound.goBack} />
          </Island>
        }
      />
    </SiteLayout>
  );
}
