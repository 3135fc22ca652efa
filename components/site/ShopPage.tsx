import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Redirect } from './Redirect';

/** /shop: the way to the store. */
export function ShopPage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);

  return <Redirect {...pages.shop} to={enterprise.external.store} language={language} />;
}
