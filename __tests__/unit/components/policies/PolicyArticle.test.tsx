import { cleanup, render, screen, within } from '@testing-library/react';

import { PolicyArticle } from '@/components/policies/PolicyArticle';
import { mdxBody, withPlacesOf } from '@/components/sections/prose/mdx-body';
import { contentIn } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/current-language';
import type { Language } from '@/lib/languages';
import { loadPolicyText, policyAt } from '@/lib/policies';
import { type PolicyPath, policyPaths } from '@/lib/routes';
import { formatsOf } from '@/lib/text/format';

async function show(path: PolicyPath, language: Language = 'en') {
  const policy = policyAt(path, language);
  const original = mdxBody(await loadPolicyText(policy, 'en'));
  const body = language === 'en' ? original : mdxBody(await loadPolicyText(policy, language), language);
  setCurrentLanguage(language);
  render(<PolicyArticle policy={policy} path={path} body={withPlacesOf(original, body)} />);
  return policy;
}

const sections = () =>
  within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !heading.closest('aside'));

describe.each(policyPaths)('%s', (path) => {
  test('is headed by its title', async () => {
    const { title } = await show(path);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  test('tells the days of its first text and of its last change to people and machines', async () => {
    const { published, updated } = await show(path);

    const shown = [...document.querySelectorAll('time')].map((time) => [time.textContent, time.dateTime]);
    expect(shown).toEqual([published, updated].map((day) => [formatsOf('en').date(day), day]));
  });

  test('lists in its contents every section of the text, in order, and nothing else', async () => {
    await show(path);
    const expected = sections().map((heading) => [heading.textContent, `#${heading.id}`]);

    // Both lists: the folded one and the one beside the text.
    const lists = within(screen.getByRole('navigation')).getAllByRole('list', { hidden: true });
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = within(list).getAllByRole('link', { hidden: true });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
    }
    expect(expected).not.toEqual([]);
  });
});

const rulesOfAnOrder: readonly PolicyPath[] = ['/privacy', '/terms-of-use', '/shipping', '/refunds'];

test.each(rulesOfAnOrder)('%s leads to the other rules of an order', async (path) => {
  await show(path);

  const hrefs = within(screen.getByRole('article'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(rulesOfAnOrder.filter((other) => other !== path)));
});

const translated = policyPaths.filter((path) => contentIn('ta').translated.includes(path));

test.each(translated)('%s says in Tamil that the English text holds, and not in English', async (path) => {
  const says = (language: Language) => screen.queryByText(contentIn(language).policy.translation) !== null;

  await show(path, 'ta');
  expect(says('ta')).toBe(true);
  cleanup();
  await show(path);
  expect(says('en')).toBe(false);
});

test.each(translated)('%s has the same places in Tamil, under Tamil headings', async (path) => {
  const { unmount } = render(<>{mdxBody(await loadPolicyText(policyAt(path, 'ta'), 'en'))}</>);
  const ids = [...document.querySelectorAll('h2[id], h3[id]')].map(({ id }) => id);
  unmount();

  await show(path, 'ta');

  expect([...screen.getByRole('article').querySelectorAll('h2[id], h3[id]')].map(({ id }) => id)).toEqual(ids);
  expect(sections().filter((heading) => !/\p{Script=Tamil}/u.test(heading.textContent))).toEqual([]);
});
