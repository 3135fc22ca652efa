import { Card, CardGrid } from '@/components/ui/Card';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { contentIn, type Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { setPrice } from '@/lib/gifting';
import { pathTo } from '@/lib/links';
import { pieceAt } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './GiftSets.module.scss';

type GiftSetsProps = Content['pages']['b2b']['sets'];

/** What is given together: picture, contents, the price for the largest and the smallest number, weeks. */
export function GiftSets({ title, lead, band, weeks, piece: each }: GiftSetsProps) {
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
