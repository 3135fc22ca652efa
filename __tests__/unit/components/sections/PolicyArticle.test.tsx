import { render, screen, within } from '@testing-library/react';

import { PolicyArticle } from '@/components/sections/PolicyArticle';
import * as privacy from '@/content/policies/privacy.mdx';
import * as refunds from '@/content/policies/refunds.mdx';
import * as shipping from '@/content/policies/shipping.mdx';
import * as terms from '@/content/policies/terms-of-use.mdx';
import { words } from '@/content/interface';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { formatDate } from '@/lib/format';
import { readPolicyFrontmatter } from '@/lib/policies';

const policies = [
  { path: '/privacy', policy: privacy },
  { path: '/terms-of-use', policy: terms },
  { path: '/shipping', policy: shipping },
  { path: '/refunds', policy: refunds },
] as const;

describe.each(policies)('$path', ({ path, policy }) => {
  const { title, lastUpdated } = readPolicyFrontmatter(path, policy.frontmatter);

  test('is headed by the name that the route table gives it', () => {
    render(<PolicyArticle path={path} policy={policy} />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(title.toLowerCase()).toBe(routes[path].label.toLowerCase());
  });

  test('tells the day of its last change to people and machines', () => {
    render(<PolicyArticle path={path} policy={policy} />);

    expect(screen.getByText(formatDate(lastUpdated))).toHaveAttribute('datetime', lastUpdated);
  });

  test('lists in its contents every section of the text, in order, and nothing else', () => {
    render(<PolicyArticle path={path} policy={policy} />);

    const sections = within(screen.getByRole('article'))
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('aside'))
      .map((heading) => [heading.textContent, `#${heading.id}`]);

    // Both lists: the folded one and the one beside the text.
    const lists = within(screen.getByRole('navigation')).getAllByRole('list', { hidden: true });
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = within(list).getAllByRole('link', { hidden: true });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(sections);
    }
    expect(sections).not.toEqual([]);
  });

  test('leads to every other policy', () => {
    render(<PolicyArticle path={path} policy={policy} />);

    const hrefs = within(screen.getByRole('article'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const others = policies.map((other) => other.path).filter((other) => other !== path);

    expect(hrefs).toEqual(expect.arrayContaining(others));
  });
});

test('stops at a policy whose frontmatter is wrong, and names its file', () => {
  const policy = { default: shipping.default, frontmatter: { title: 'Shipping policy' } };

  expect(() => PolicyArticle({ path: '/shipping', policy })).toThrow(
    'content/policies/shipping.mdx: frontmatter: description',
  );
});

const editLink = () => screen.queryByRole('link', { name: new RegExp(`^${words.suggestEdit}`) });

const setRepository = (address: string) => jest.replaceProperty(site, 'repository', address);

test('offers no edit where no repository is set', () => {
  setRepository('');
  render(<PolicyArticle path="/shipping" policy={shipping} />);

  expect(editLink()).toBeNull();
});

test('leads to the text of the policy in the repository that is set', () => {
  setRepository('https://github.com/example/site');
  render(<PolicyArticle path="/shipping" policy={shipping} />);

  expect(editLink()).toHaveAttribute('href', 'https://github.com/example/site/edit/main/content/policies/shipping.mdx');
});
