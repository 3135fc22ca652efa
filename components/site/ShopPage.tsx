import { PosterHero } from '@/components/heroes/PosterHero';
import { getContent } from '@/lib/content';

/** /shop: shows a notice, then redirects to the store, without script. */
export function ShopPage() {
  const { enterprise, pages } = getContent();
  const { title, notice, text, link, picture } = pages.shop;
  const to = enterprise.external.store;

  return (
    <>
      <meta httpEquiv="refresh" content={`2; url=${to}`} />
      <PosterHero title={title} lead={notice} picture={picture} surface="wash" fit="whole">
        <p>{text}</p>
        <div className="button-row">
          <a className="button" href={to}>
            {link}
          </a>
        </div>
      </PosterHero>
    </>
  );
}
