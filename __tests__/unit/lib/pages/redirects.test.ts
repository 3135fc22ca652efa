/** @jest-environment node */
import { loadContent } from '@/build/content/load';
import { listFriendlyPaths, listMovedPaths } from '@/lib/pages/redirects';
import { isRoutePath } from '@/lib/routes';

import { altered, contentWith, exampleOf, idOf } from '../../support/content';

const contentOf = (changes: Readonly<Record<string, string>>) => {
  const { content } = loadContent(contentWith(changes));
  if (!content) throw new Error('The content has issues.');
  return content;
};

test('a friendly path redirects to a page, and is not one itself', () => {
  const { en } = contentOf({});

  expect(listFriendlyPaths(en).length).toBeGreaterThan(0);
  for (const { from, to } of listFriendlyPaths(en)) {
    expect([to, isRoutePath(to)]).toEqual([to, true]);
    expect([from, isRoutePath(from)]).toEqual([from, false]);
  }
});

test('a renamed item redirects from its former path', () => {
  const hub = exampleOf('hubs');
  const content = contentOf({
    [hub]: altered(hub, /^status:/m, 'formerly:\n  - looms\n  - cloth\nstatus:'),
  });

  for (const language of ['en', 'ta'] as const) {
    expect(listMovedPaths(content[language]).filter(({ from }) => from.startsWith('/hub/'))).toMatchObject([
      { from: '/hub/looms', to: `/hub/${idOf(hub)}` },
      { from: '/hub/cloth', to: `/hub/${idOf(hub)}` },
    ]);
  }
});
