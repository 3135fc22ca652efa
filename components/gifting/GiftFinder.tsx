import { ChoiceFinder, FinderTable, When } from '@/components/sections/ChoiceFinder';
import { ActionLink } from '@/components/ui/ActionLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { endOfDate } from '@/lib/calendar-time';
import { contentIn, type Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { lastOrderDay, makersShare, setPrice, weeksBefore } from '@/lib/gifting';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

type GiftFinderProps = Content['pages']['b2b']['finder'];

/** What a number of gifts costs, what of it the makers get, and until when it can be ordered for a day. */
export function GiftFinder({ title, lead, hint, occasion, number, gifts, date, ...words }: GiftFinderProps) {
  const language = currentLanguage();
  const { giftSets, pieces, pages } = contentIn(language);
  const { prices } = pages.b2b;
  const { steps } = prices;
  const { rupees, date: formatDate } = formatsOf(language);
  const now = buildDate();
  const isOver = (day: string): boolean => endOfDate(day) <= now;
  const days = words.days.filter(({ day }) => day === undefined || !isOver(day));
  const many = (step: (typeof steps)[number]): string => fill(gifts, { number: step.number });

  const offers = giftSets.map((set) =>
    steps.map((step) => {
      const price = setPrice(set, step, pieces);
      const values = {
        set: set.name,
        number: step.number,
        price: rupees(price),
        total: rupees(price * step.number),
        share: rupees(makersShare(set, pieces)),
      };
      const message = fill(words.message, values);
      return {
        ...values,
        text: fill(words.price, values),
        ask: actionTo({ label: words.ask, contact: 'whatsapp', message }, language),
      };
    }),
  );
  const dates = steps.map((step) =>
    days.map(({ day, festival = false }) => {
      const before = weeksBefore(step, prices, festival);
      const weeks = before - prices.deliveryWeeks;
      if (day === undefined) {
        return { text: fill(words.other, { weeks, before }), cell: fill(words.any, { before }) };
      }
      const lastDay = lastOrderDay(day, before);
      const last = formatDate(lastDay);
      const values = { weeks, day: formatDate(day), last };
      return isOver(lastDay)
        ? { text: fill(words.late, values), cell: fill(words.over, values) }
        : { text: fill(words.last, values), cell: last };
    }),
  );

  return (
    <Section surface="palm" title={title} lead={lead}>
      <ChoiceFinder
        name="gift"
        title={title}
        hint={hint}
        questions={[
          { question: occasion, choices: giftSets.map((set) => ({ value: set.id, label: set.occasion })) },
          { question: number, choices: steps.map((step) => ({ value: String(step.number), label: many(step) })) },
          { question: date, choices: days.map(({ label }) => ({ value: label, label })) },
        ]}
        tables={
          <>
            <FinderTable
              caption={words.prices}
              head={[occasion, ...steps.map(many)]}
              rows={giftSets.map((set, index) => [
                `${set.occasion}: ${set.name}`,
                ...(offers[index] ?? []).map(({ price, share }) => `${price} (${share})`),
              ])}
            />
            <FinderTable
              caption={words.dates}
              head={[date, ...steps.map(many)]}
              rows={days.map(({ label }, index) => [label, ...dates.map((row) => row[index]?.cell ?? '')])}
            />
          </>
        }
      >
        {offers.map((row, set) => (
          <When key={giftSets[set]?.id} question={0} choice={set}>
            {row.map(({ number: count, text, ask }, step) => (
              <When key={count} question={1} choice={step}>
                {text} <ActionLink action={ask} />
              </When>
            ))}
          </When>
        ))}
        {dates.map((row, step) => (
          <When key={steps[step]?.number} question={1} choice={step}>
            {row.map(({ text }, day) => (
              <When key={days[day]?.label} question={2} choice={day}>
                {text}
              </When>
            ))}
          </When>
        ))}
      </ChoiceFinder>
    </Section>
  );
}
