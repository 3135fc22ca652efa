import { contentIn } from '@/lib/content';
import { articlesAt, budgets, lastOrderDay, priceSteps, weeksBefore } from '@/lib/gifting';
import { formatsOf } from '@/lib/text/format';

import { expect, tour as test } from './support/test';

test.use({ scripting: false });

for (const [path, finder] of [
  ['/shipping', contentIn('en').finders.delivery],
  ['/ta/refunds', contentIn('ta').finders.return],
] as const) {
  test(`${path} shows only the answer to the selected options, and prints two tables, without script`, async ({
    page,
  }) => {
    await page.goto(path);
    const box = page.getByRole('region', { name: finder.title });
    const answers = box.getByRole('status');
    await expect(answers).toHaveText(new RegExp(finder.hint), { useInnerText: true });

    for (const first of finder.first.choices) {
      await box.getByRole('radio', { name: first.label, exact: true }).check();
      for (const second of finder.second.choices) {
        await box.getByRole('radio', { name: second.label, exact: true }).check();

        const text = (await answers.innerText()).split('\n').filter(Boolean);
        expect(text).toEqual('ends' in first && first.ends ? [first.answer] : [first.answer, second.answer]);
      }
    }

    await page.emulateMedia({ media: 'print' });
    await expect(box.getByRole('radio')).toHaveCount(0);
    for (const { question, choices } of [finder.first, finder.second]) {
      const rows = box.getByRole('table', { name: question }).getByRole('row');
      await expect(rows).toHaveText(choices.map(({ label, answer }) => `${label}${answer}`));
    }
  });
}

test('/b2b finds gifts by number, budget and day, with the last order day and a message, without script', async ({
  page,
}) => {
  const content = contentIn('en');
  const { finder } = content.pages.b2b;
  const { rupees, date } = formatsOf('en');
  const { constants } = content;
  await page.goto('/b2b');
  const box = page.getByRole('region', { name: finder.title });
  const answers = box.getByRole('status');
  const choose = (name: string) => box.getByRole('radio', { name, exact: true }).check();

  await choose('Deepavali (Diwali)');
  for (const step of priceSteps(constants)) {
    const number = step.to ? `${step.number} to ${step.to}` : `${step.number} and more`;
    await choose(number);
    for (const budget of budgets) {
      await choose(`Up to ${rupees(budget)}`);

      const text = await answers.innerText();
      for (const { name, price } of articlesAt(step, content)) {
        expect(text.includes(`${name} ${rupees(price)}`)).toBe(price <= budget);
      }
      const last = lastOrderDay(constants.dates.deepavali, weeksBefore(step, constants.periods, true));
      expect(text).toContain(date(last));
      const askLink = answers.getByRole('link');
      await expect(askLink).toHaveCount(1);
      expect(decodeURIComponent((await askLink.getAttribute('href')) ?? '')).toContain(number);
    }
  }
});
