import { render, screen, within } from '@testing-library/react';

import { PolicyArticle } from '@/components/policies/PolicyArticle';
import { mdxBody, withPlacesOf } from '@/components/sections/mdx-body';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { loadPolicyText, policyAt, type PolicyPath, policyFile, policyPaths } from '@/lib/policies';
import { formatsOf } from '@/lib/text/format';

async function show(path: PolicyPath, language: Language = 'en') {
  const original = mdxBody(await loadPolicyText(path, 'en'));
  const body = language === 'en' ? original : mdxBody(await loadPolicyText(path, language), language);
  const policy = policyAt(path, language);
  render(
    <PolicyArticle
      policy={policy}
      language={language}
      path={path}
      file={policyFile(path, language)}
      body={withPlacesOf(original, body)}
    />,
  );
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

  test('tells the day of its last change to people and machines', async () => {
    const { lastUpdated } = await show(path);

    expect(screen.getByText(formatsOf('en').date(lastUpdated))).toHaveAttribute('datetime', lastUpdated);
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

  test('leads to every other policy', async () => {
    await show(path);

    const hrefs = within(screen.getByRole('article'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(policyPaths.filter((other) => other !== path)));
  });
});

const translated = policyPaths.filter((path) => policyAt(path, 'ta').languages.includes('ta'));

test.each(translated)('%s has the same places in Tamil, under Tamil headings', async (path) => {
  const { unmount } = render(<>{mdxBody(await loadPolicyText(path, 'en'))}</>);
  const ids = [...document.querySelectorAll('h2[id], h3[id]')].map(({ id }) => id);
  unmount();

  await show(path, 'ta');

  expect([...screen.getByRole('article').querySelectorAll('h2[id], h3[id]')].map(({ id }) => id)).toEqual(ids);
  expect(sections().filter((heading) => !/\p{Script=Tamil}/u.test(heading.textContent))).toEqual([]);
});

const editLink = () => screen.queryByRole('link', { name: new RegExp(`^${contentIn('en').interface.suggestEdit}`) });

const setRepository = (url: string) => jest.replaceProperty(process.env, 'NEXT_PUBLIC_REPOSITORY_URL', url);

beforeEach(() => {
  process.env.NEXT_PUBLIC_REPOSITORY_URL ??= '';
});

test('offers no edit where no repository is set', async () => {
  setRepository('');
  await show('/shipping');

  expect(editLink()).toBeNull();
});

test('leads to the text of the policy in the repository that is set', async () => {
  setRepository('https://github.com/example/site');
  await show('/shipping');

  expect(editLink()).toHaveAttribute('href', 'https://github.com/example/site/edit/main/content/policies/shipping.mdx');
});
