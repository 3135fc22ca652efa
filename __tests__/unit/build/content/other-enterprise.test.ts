/** @jest-environment node */
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { NotFoundPage } from '@/components/site/NotFoundPage';
import { listUnpublishedFiles } from '@/build/export/prune';
import type { Content } from '@/lib/content';
import { PLACEHOLDER_SLUG, policyPaths } from '@/lib/routes';

import { filesIn } from '../../support/files';
import { makeOtherEnterprise } from '../../support/other-enterprise';

let mockContent: Readonly<Record<string, Content>>;

jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    return mockContent;
  },
}));

jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

type Route = {
  readonly default: (props: { readonly params: Promise<{ readonly id: string }> }) => ReactNode | Promise<ReactNode>;
  readonly generateStaticParams?: () => readonly { readonly id: string }[];
};

const { content, issues } = loadContent(makeOtherEnterprise());
mockContent = content ?? {};

const render = async (node: ReactNode): Promise<string> => text((await prerenderToNodeStream(node)).prelude);

/** All pages that are published, by path, as markup. */
async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const file of filesIn(['app/(en)'], ['page.tsx'])) {
    const route = (await import(resolve(file))) as Route;
    for (const { id } of route.generateStaticParams?.() ?? [{ id: '' }]) {
      const path = `/${file}`.replace(/^\/app\/\(en\)|\/page\.tsx$/g, '').replace('[id]', id);
      const isPublished = listUnpublishedFiles([`${path.slice(1)}.html`], []).length === 0;
      if (id === PLACEHOLDER_SLUG || !isPublished) continue;
      pages.set(path || '/', await render(await route.default({ params: Promise.resolve({ id }) })));
    }
  }
  return pages.set('/404', await render(createElement(NotFoundPage)));
}

test('the content of another enterprise is valid', () => {
  expect(issues.map(formatIssue)).toEqual([]);
});

test('its pages render, and no link leads to a page that is not there', async () => {
  const pages = await renderPages();

  // The bodies of policies are the site's own; the check reports their links.
  const links = [...pages]
    .filter(([path]) => !policyPaths.some((policy) => policy === path))
    .flatMap(([path, html]) => [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = '']) => ({ path, href })));
  expect([...pages.keys()]).toContain('/mentorship');
  expect([...pages.keys()]).not.toContain('/x');
  expect(links.filter(({ href }) => !/\.\w+$/.test(href) && !pages.has(href))).toEqual([]);
});
