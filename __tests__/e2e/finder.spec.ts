import { contentIn } from '@/lib/content';
import { makersShare, setPrice, weeksBefore } from '@/lib/gifting';
import { formatsOf } from '@/lib/text/format';

import { expect, tour as test } from './support/test';

test.use({ scripting: false });

for (const [path, finder] of [
  ['/shipping', contentIn('en').finders.delivery],
  ['/ta/refunds', contentIn('ta').finders.return],
] as const) {
  test(`${path} answers what is chosen and nothing else, and has two tables on paper, without script`, async ({
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

test('/b2b answers occasion, number and day with the price, the makers’ share and a message, without script', async ({
  page,
}) => {
  const { giftSets, pieces, pages } = contentIn('en');
  const { finder, prices } = pages.b2b;
  const { rupees } = formatsOf('en');
  await page.goto('/b2b');
  const box = page.getByRole('region', { name: finder.title });
  const answers = box.getByRole('status');

  await box.getByRole('radio').last().check();
  for (const set of giftSets) {
    await box.getByRole('radio', { name: set.occasion, exact: true }).check();
    for (const step of prices.steps) {
      await box
        .getByRole('radio', { name: finder.gifts.replace('{number}', String(step.number)), exact: true })
        .check();

      const price = setPrice(set, step, pieces);
      for (const amount of [price, price * step.number, makersShare(set, pieces)]) {
        await expect(answers).toContainText(rupees(amount), { useInnerText: true });
      }
      const ask = answers.getByRole('link');
      await expect(ask).toHaveCount(1);
      expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain(`${step.number} × ${set.name}`);
      const before = weeksBefore(step, prices, false);
      await expect(answers).toContainText(String(before), { useInnerText: true });
    }
  }
});
