import { AskedTrail } from '@/components/islands/AskedTrail.client';
import { GoBack } from '@/components/islands/GoBack.client';
import { Island } from '@/components/islands/Island';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { contentIn } from '@/lib/content';
import { type PageProps, trailNames } from '@/lib/pages';

import { NotFound } from './NotFound';

/** What the breadcrumb bar is made of until script knows the path that was asked for. */
const unknownPath = '/page-not-found';

/** The page of a path that is none. */
export function NotFoundPage({ language }: PageProps) {
  const { notFound, interface: words } = contentIn(language);

  return (
    <SiteLayout
      language={language}
      trail={
        <Island name="asked-trail">
          <AskedTrail fallback={unknownPath} names={trailNames(language)} label={words.breadcrumb} />
        </Island>
      }
    >
      <NotFound
        {...notFound}
        goBack={
          <Island name="go-back">
            <GoBack label={notFound.goBack} />
          </Island>
        }
      />
    </SiteLayout>
  );
}
