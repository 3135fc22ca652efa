import { contentIn } from '@/lib/content';
import { languages } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import { expect, tour as test } from './support/test';

test.use({ scripting: false });

for (const language of languages) {
  const { finders } = contentIn(language);
  for (const [path, finder] of [
    ['/shipping', finders.delivery],
    ['/refunds', finders.return],
  ] as const) {
    test.describe(`${pathTo(path, language)}, without script`, () => {
      test.beforeEach(({ page }) => page.goto(pathTo(path, language)).then(() => undefined));

      test('answers what is chosen, and nothing else', async ({ page }) => {
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
      });

      test('is two tables on paper', async ({ page }) => {
        await page.emulateMedia({ media: 'print' });
        const box = page.getByRole('region', { name: finder.title });

        await expect(box.getByRole('radio')).toHaveCount(0);
        for (const { question, choices } of [finder.first, finder.second]) {
          const rows = box.getByRole('table', { name: question }).getByRole('row');
          await expect(rows).toHaveText(choices.map(({ label, answer }) => `${label}${answer}`));
        }
      });
    });
  }
}
