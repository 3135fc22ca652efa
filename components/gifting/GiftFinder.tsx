import { ChoiceFinder, FinderTable, When } from '@/components/sections/ChoiceFinder';
import { ActionLink } from '@/components/ui/ActionLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { endOfDate } from '@/lib/calendar-time';
import { contentIn, type Content } from '@/lib/content';
import { articlesAt, budgets, isFestival, lastOrderDay, priceSteps, weeksBefore } from '@/lib/gifting';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

type GiftFinderProps = Content['pages']['b2b']['finder'];

/** Finds gifts by budget and quantity, with the makers' share and the last order date. */
export function GiftFinder({ title, lead, hint, number, budget, date, ...words }: GiftFinderProps) {
  const content = contentIn();
  const { constants, giftSets } = content;
  const { rupees, date: formatDate, number: formatNumber } = formatsOf();
  const now = buildDate();
  const isOver = (day: string): boolean => endOfDate(day) <= now;
  const steps = priceSteps(constants).map((step) => ({
    ...step,
    label: fill(step.to === undefined ? words.most : words.gifts, {
      from: formatNumber(step.number),
      to: formatNumber(step.to ?? step.number),
    }),
    articles: articlesAt(step, content),
  }));
  const days = words.days
    .map(({ label, day }) => ({ label, name: day, day: day && constants.dates[day] }))
    .filter(({ day }) => day === undefined || !isOver(day));
  const boxes = giftSets.map(({ packing }) => packing);
  const box = fill(words.box, { least: rupees(Math.min(...boxes)), most: rupees(Math.max(...boxes)) });

  const offers = steps.map(({ label, articles }) =>
    budgets.map((most) => {
      const values = { number: label, budget: rupees(most) };
      const fitting = articles.filter(({ price }) => price <= most);
      return {
        most,
        text:
          fitting.length === 0
            ? words.none
            : `${fill(words.fits, values)} ${fitting
                .map(({ name, price }) => fill(words.item, { name, price: rupees(price) }))
                .join(', ')}. ${box}`,
        ask: actionTo({ label: words.ask, contact: 'whatsapp', message: fill(words.message, values) }),
      };
    }),
  );
  const dates = steps.map((step) =>
    days.map(({ day, name }) => {
      const before = weeksBefore(step, constants.periods, name !== undefined && isFestival(name));
      const { weeks } = step;
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
          { question: number, choices: steps.map((step) => ({ value: String(step.number), label: step.label })) },
          {
            question: budget,
            choices: budgets.map((most) => ({ value: String(most), label: fill(words.upTo, { price: rupees(most) }) })),
          },
          { question: date, choices: days.map(({ label }) => ({ value: label, label })) },
        ]}
        tables={
          <>
            <FinderTable
              caption={words.prices}
              head={[words.article, ...steps.map(({ label }) => label)]}
              rows={(steps[0]?.articles ?? []).map(({ name }, index) => [
                name,
                ...steps.map(({ articles }) => {
                  const { price = 0, share = 0 } = articles[index] ?? {};
                  return fill(words.cell, { price: rupees(price), share: rupees(share) });
                }),
              ])}
            />
            <FinderTable
              caption={words.dates}
              head={[date, ...steps.map(({ label }) => label)]}
              rows={days.map(({ label }, index) => [label, ...dates.map((row) => row[index]?.cell ?? '')])}
            />
          </>
        }
      >
        {offers.map((row, step) => (
          <When key={steps[step]?.number} question={0} choice={step}>
            {row.map(({ most, text, ask }, place) => (
              <When key={most} question={1} choice={place}>
                {text} <ActionLink action={ask} />
              </When>
            ))}
          </When>
        ))}
        {dates.map((row, step) => (
          <When key={steps[step]?.number} question={0} choice={step}>
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
