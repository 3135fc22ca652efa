import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { ChoicesHero } from '@/components/heroes/ChoicesHero';
import { IconCards } from '@/components/sections/IconCards';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { Steps } from '@/components/sections/Steps';
import { Terms } from '@/components/sections/Terms';
import { Card, CardGrid } from '@/components/ui/Card';
import { FileLink } from '@/components/ui/FileLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { type Content, contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { setPrice } from '@/lib/gifting';
import { onWhatsapp, pathTo } from '@/lib/links';
import { pieceAt } from '@/lib/pieces';
import { paperLink } from '@/lib/press/papers';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import { GiftFinder } from './GiftFinder';
import styles from './GiftingPage.module.scss';

type GiftSetsProps = Content['pages']['b2b']['sets'];

/** What is given together: picture, contents, the price for the largest and the smallest number, weeks. */
function GiftSets({ title, lead, band, weeks, piece: each }: GiftSetsProps) {
  const language = currentLanguage();
  const { giftSets, pieces, pages } = contentIn(language);
  const { steps } = pages.b2b.prices;
  const { rupees } = formatsOf(language);
  const times = steps.map((step) => step.weeks);

  return (
    <Section title={title} lead={lead}>
      <CardGrid>
        {giftSets.map((set) => {
          const prices = steps.map((step) => setPrice(set, step, pieces));
          return (
            <Card
              key={set.id}
              top={<Picture name={set.picture} slot="card" />}
              title={set.name}
              text={set.text}
              foot={
                <p>
                  <b className={styles.price}>
                    {fill(band, { low: rupees(Math.min(...prices)), high: rupees(Math.max(...prices)) })}
                  </b>{' '}
                  {fill(weeks, { least: Math.min(...times), most: Math.max(...times) })}
                </p>
              }
            >
              <ul className={styles.contents} role="list">
                {set.pieces.map(({ piece: id, count }) => (
                  <li key={id}>
                    <a className="tap-target" href={pathTo(`/piece/${id}`, language)}>
                      {fill(each, { count, name: pieceAt(id, language)?.name ?? id })}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}

/** /b2b: gifts and bulk orders. */
export function GiftingPage() {
  const language = currentLanguage();
  const { pages, partners, corporateTestimonials, giftSets } = contentIn(language);
  const words = pages.b2b;
  const quotes = corporateTestimonials.map(({ text, author, company }) => ({
    quote: text,
    name: author,
    role: partners.find(({ id }) => id === company)?.name ?? company,
  }));

  return (
    <>
      <ChoicesHero {...words.hero}>
        <FileLink {...paperLink(words.hero.file, language)} />
        <FileLink {...paperLink(words.hero.list, language)} />
        {onWhatsapp(language).map((action) => (
          <MoreLink key={action.href} action={action} />
        ))}
      </ChoicesHero>
      {giftSets.length > 0 && <GiftSets {...words.sets} />}
      {giftSets.length > 0 && <GiftFinder {...words.finder} />}
      <Section title={words.values.title} lead={words.values.lead} more={words.values.more}>
        <IconCards cards={words.values.cards} />
      </Section>
      <Terms {...words.terms} id="terms" surface="palm" isFolded />
      <Steps {...words.steps} surface="wash" />
      {partners.length > 0 && <PartnerLogos {...words.partners} partners={partners} />}
      {quotes.length > 0 && <QuoteGrid {...words.quotes} surface="indigo" quotes={quotes} />}
      <LineCallToAction {...words.closing} />
    </>
  );
}
