import { PosterHero } from '@/components/heroes/PosterHero';
import { getContent } from '@/lib/content';

/** /shop: redirects to the store on load, without script (technique H76 of WCAG 2.2). */
export function ShopPage() {
  const { enterprise, pages } = getContent();
  const { title, notice, text, link, picture } = pages.shop;
  const to = enterprise.external.store;

  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
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
