import { currentContent } from '@/lib/current-content';

import { Redirect } from './Redirect';

/** /shop: the way to the store. */
export function ShopPage() {
  const { enterprise, pages } = currentContent();

  return <Redirect {...pages.shop} to={enterprise.external.store} />;
}
