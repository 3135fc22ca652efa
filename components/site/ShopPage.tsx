import { SiteLayout } from '@/components/layout/SiteLayout';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Redirect } from './Redirect';

/** /shop: the way to the store. */
export function ShopPage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);
  const { title, notice, text, link } = pages.shop;

  return (
    <SiteLayout path="/shop" language={language}>
      <Redirect title={title} notice={notice} text={text} link={link} to={enterprise.external.store} />
    </SiteLayout>
  );
}
