import { Fragment } from 'react';

import { FactTable } from '@/components/sections/FactTable';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { getEndOfDate } from '@/lib/language/calendar-time';
import { getContent, type Content } from '@/lib/content';
import { listArticles, listContents, computeLastOrderDay, listPriceSteps, countWeeksBefore } from '@/lib/gifting';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './GiftOffers.module.scss';

type GiftOffersProps = Content['pages']['b2b']['offers'];

/** What gifts cost, one and in total for each number, and the last day to order for each occasion. */
export function GiftOffers({ title, lead, tax, ask, ...words }: GiftOffersProps) {
  const content = getContent();
  const { constants, giftSets, pieces, pages } = content;
  const { rupees, date, number } = getFormats();
  const { piece, packing } = pages.b2b.sets;
  // Sets with a picture list their contents above.
  const contents = new Map(
    giftSets
      .filter(({ picture }) => picture === undefined)
      .map((set) => [
        set.id,
        [...listContents(set, pieces, piece), fill(packing, { price: rupees(set.packing) })].join(', '),
      ]),
  );
  const now = buildDate();
  const steps = listPriceSteps(constants);
  const articles = steps.map((step) => listArticles(step, content));
  const ahead = (constants.dates ?? []).filter(({ day }) => getEndOfDate(day) > now);

  return (
    <Section surface="palm" title={title}>
      <div className={styles.offers}>
        <FactTable
          caption={lead}
          head={[words.article, words.each, ...steps.map((step) => fill(words.total, { number: number(step.number) }))]}
          rows={(articles[0] ?? []).map(({ id, name, price }, index) => ({
            id,
            cells: [
              <Fragment key="name">
                {name}
                {contents.has(id) && <p className="note">{contents.get(id)}</p>}
              </Fragment>,
              <b key="each" className="accent">
                {rupees(price)}
              </b>,
              ...steps.map((step, nth) => rupees((articles[nth]?.[index]?.price ?? 0) * step.number)),
            ],
          }))}
        />
        <div className={styles.aside}>
          {ahead.length > 0 && (
            <FactTable
              caption={words.dates}
              head={[
                words.occasion,
                ...steps.map((step) =>
                  fill(step.to === undefined ? words.most : words.gifts, {
                    from: number(step.number),
                    to: number(step.to ?? step.number),
                  }),
                ),
              ]}
              rows={ahead.map(({ name, label, day, kind }) => ({
                id: name,
                cells: [
                  label,
                  ...steps.map((step) => {
                    const last = computeLastOrderDay(day, countWeeksBefore(step, constants.periods, kind));
                    return getEndOfDate(last) <= now ? fill(words.over, { last: date(last) }) : date(last);
                  }),
                ],
              }))}
            />
          )}
          <p>{tax}</p>
          <ButtonLink action={ask} />
        </div>
      </div>
    </Section>
  );
}
