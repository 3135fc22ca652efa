import { render } from '@testing-library/react';

import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { SitemapPage } from '@/components/site/SitemapPage';
import { getPagePath } from '@/lib/content/links';
import { getAddress } from '@/lib/content/urls';
import { createArticleRoute, createItemPages, createPictureRoute } from '@/lib/pages/item-routes';
import { getContent } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';
import type * as Files from '@/build/content/load/files';
import type * as Load from '@/build/content/load';
import { createCalendarFile } from '@/lib/events/calendar';
import { languages } from '@/lib/language';
import { PLACEHOLDER_SLUG } from '@/lib/routes';
import { listUnpublishedFiles } from '@/build/export/prune';

jest.mock('next/navigation', () => ({ ...jest.requireActual<object>('next/navigation'), usePathname: () => '/' }));

// The site's content, but collections with pages are empty.
jest.mock('@/lib/content/generated/content.json', () => {
  const { readContentFiles } = jest.requireActual<typeof Files>('@/build/content/load/files');
  const { loadContent } = jest.requireActual<typeof Load>('@/build/content/load');
  const emptied = /^(events|news|careers|gallery|brands|brand-testimonials|testimonials|volunteer-roles)\//;
  const remaining = [...readContentFiles('content')].filter(([file]) => !emptied.test(file));
  // Links to the pages are an error.
  const unlinked = remaining.map(
    ([file, text]) =>
      [
        file,
        text.replaceAll(/(path: |\]\()\/(?:news[\w/-]*|events|careers|gallery|x|volunteer)(?=$|[#)])/gm, '$1/story'),
      ] as const,
  );
  const { content, issues } = loadContent(new Map(unlinked));
  if (!content) throw new Error(JSON.stringify(issues));
  return content;
});

const { pages } = getContent('en');

test.each(languages)(
  'no menu, footer or site map in %s lists a page without items, and it is not published',
  (language) => {
    setCurrentLanguage(language);
    const empty = ['/x', '/news', '/events', '/gallery', '/testimonials', '/volunteer', '/careers'] as const;
    const { container } = render(
      <>
        <SiteHeader themes={{}} />
        <SitemapPage />
        <SiteFooter />
      </>,
    );
    const linked = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

    expect(linked).toContain(getPagePath('/story'));
    expect(empty.filter((path) => linked.includes(path) || linked.includes(getPagePath(path)))).toEqual([]);
    const files = empty.map((path) => `${getAddress(path, language).slice(1)}.html`);
    expect(listUnpublishedFiles([...files, `${getAddress('/story', language).slice(1)}.html`], [])).toEqual(files);
  },
);

test('a calendar without events is valid', () => {
  const file = createCalendarFile([], 'en', pages.events.calendar.name);

  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).not.toContain('BEGIN:VEVENT');
});

test.each([
  ['events', createItemPages('/events', 'en', () => null)],
  ['news', createArticleRoute('en', () => null)],
  ['careers', createItemPages('/careers', 'en', () => null)],
  ['gallery', createPictureRoute('en', () => null)],
])('%s without items exports one placeholder, which is not a page and is removed', async (name, route) => {
  expect(route.generateStaticParams()).toEqual([{ id: PLACEHOLDER_SLUG }]);
  await expect(route.Page({ params: Promise.resolve({ id: PLACEHOLDER_SLUG }) })).rejects.toThrow(
    'NEXT_HTTP_ERROR_FALLBACK;404',
  );

  const files = [`${name}.html`, `${name}/${PLACEHOLDER_SLUG}.html`, `${name}/${PLACEHOLDER_SLUG}/event.ics`];
  expect(listUnpublishedFiles(files, [])).toEqual(files);
});
