import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { asQuestions, FaqList } from '@/components/sections/FaqList';
import { ColourPanels } from '@/components/sections/ColourPanels';
import { AsWritten } from '@/components/ui/AsWritten';
import { FileLink } from '@/components/ui/FileLink';
import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { type Content, getContent } from '@/lib/content';
import { listPriceSteps, computeSetPrice } from '@/lib/gifting';
import { listWhatsappActions, getPagePath } from '@/lib/content/links';
import { findPiece } from '@/lib/content/pieces';
import { getDownloadLink } from '@/lib/press/downloads';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import { GiftOffers } from './GiftOffers';
import styles from './GiftingPage.module.scss';

/** Gift sets: picture, price and contents, then delivery times and the price table. */
function GiftSets() {
  const { giftSets, pieces, pages, constants } = getContent();
  const { hero, sets } = pages.b2b;
  const { rupees } = getFormats();
  const steps = listPriceSteps(constants);
  const times = steps.map((step) => step.weeks);

  return (
    <>
      <ColourPanels
        title={sets.title}
        lead={sets.lead}
        surfaces={['paper', 'palm', 'turmeric']}
        phones="beside"
        walls={giftSets
          .filter(({ picture }) => picture)
          .map((set) => {
            const prices = steps.map((step) => computeSetPrice(set, step, pieces));
            return {
              title: set.name,
              picture: set.picture,
              figure: fill(sets.band, { low: rupees(Math.min(...prices)), high: rupees(Math.max(...prices)) }),
              text: set.text,
              content: (
                <ul className={styles.contents} role="list">
                  {set.pieces.map(({ piece: id, count }) => (
                    <li key={id}>
                      <a className="tap-target" href={getPagePath(`/piece/${id}`)}>
                        {fill(sets.piece, { count, name: findPiece(id)?.name ?? id })}
                      </a>
                    </li>
                  ))}
                  <li>{fill(sets.packing, { price: rupees(set.packing) })}</li>
                </ul>
              ),
            };
          })}
      />
      <div className={`wrap ${styles.after}`}>
        <p>{fill(sets.weeks, { least: Math.min(...times), most: Math.max(...times) })}</p>
        <FileLink {...getDownloadLink(hero.list)} />
      </div>
    </>
  );
}

type ValuesProps = Content['pages']['b2b']['values'];

/** What is included in every order, on three tags. */
function Values({ title, lead, cards }: ValuesProps) {
  return (
    <section className={styles.values} data-surface="hub" data-theme="coimbatore">
      <div className="wrap">
        <h2>{title}</h2>
        <Lead space="2xs">{lead}</Lead>
        <ul className={styles.tags} role="list">
          {cards.map((card) => (
            <li key={card.title} className={styles.tag} data-surface="tag">
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** /b2b: gifts and bulk orders. */
export function GiftingPage() {
  const { pages, partners, corporateTestimonials, giftSets } = getContent();
  const words = pages.b2b;
  const quotes = corporateTestimonials.map(({ text, author, company }) => ({
    quote: text,
    name: author,
    role: <AsWritten>{partners.find(({ id }) => id === company)?.name ?? company}</AsWritten>,
  }));

  return (
    <>
      <PosterHero {...words.hero} surface="paper">
        <FileLink {...getDownloadLink(words.hero.file)} />
        {listWhatsappActions().map((action) => (
          <MoreLink key={action.href} action={action} />
        ))}
      </PosterHero>
      <Values {...words.values} />
      {giftSets.length > 0 && <GiftSets />}
      {giftSets.length > 0 && <GiftOffers {...words.offers} />}
      <FaqList {...words.terms} id="terms" surface="palm" questions={asQuestions(words.terms.rows)} />
      {quotes.length > 0 && <QuoteGrid {...words.quotes} surface="indigo" layout="lead" quotes={quotes} />}
      {partners.length > 0 && <PartnerLogos {...words.partners} partners={partners} />}
      <LineCallToAction {...words.closing} />
    </>
  );
}
