import { cleanup, render, screen, within } from '@testing-library/react';

import { PolicyArticle } from '@/components/policies/PolicyArticle';
import { renderMdxBody, copyAnchors } from '@/components/prose/mdx-body';
import { getContent } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';
import { loadText } from '@/lib/content/mdx';
import { getPolicy } from '@/lib/content/policies';
import { type PolicyPath, policyPaths } from '@/lib/routes';
import { getFormats } from '@/lib/language/format';

async function show(path: PolicyPath, language: Language = 'en') {
  const policy = getPolicy(path, language);
  const original = renderMdxBody(await loadText('policies', policy, 'en'));
  const body = language === 'en' ? original : renderMdxBody(await loadText('policies', policy, language), language);
  setCurrentLanguage(language);
  render(<PolicyArticle policy={policy} path={path} body={copyAnchors(original, body)} />);
  return policy;
}

/** The anchors of the contents. */
const getContents = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each(policyPaths)('%s shows its dates, and its contents link to every section, which is open', async (path) => {
  const { title, published, updated } = await show(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const days = [...document.querySelectorAll('time')].map((time) => [time.textContent, time.dateTime]);
  expect(days).toEqual([published, updated].map((day) => [getFormats('en').date(day), day]));

  expect(document.querySelector('details')).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading.closest('section'));
  expect(getContents()).toEqual(headings.filter(({ id }) => id !== '').map(({ id }) => `#${id}`));
  expect(getContents().length).toBeGreaterThan(2);
});

test('a policy mentions in Tamil only that the English text is binding', () => {
  const [path] = policyPaths;
  const showsNote = (language: Language) => {
    setCurrentLanguage(language);
    render(<PolicyArticle policy={getPolicy(path, language)} path={path} body={null} />);
    const isShown = screen.queryByText(getContent(language).words.policy.translation) !== null;
    cleanup();
    return isShown;
  };

  expect([showsNote('ta'), showsNote('en')]).toEqual([true, false]);
});
