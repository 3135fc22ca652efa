import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { newsFeed } from '@/lib/routes';

import { exportFolder } from '../export/support/pages';
import { expect, test } from './support/test';

// XML files are parsed by the browser, which rejects any error.
for (const { file, root, children, element } of [
  // Pages in several languages link to their versions (Google's xhtml:link).
  {
    file: 'sitemap.xml',
    root: 'http://www.sitemaps.org/schemas/sitemap/0.9 urlset',
    element: 'url',
    children: /^loc( lastmod)?( link)*$/,
  },
  // RFC 4287, 4.1.2.
  {
    file: newsFeed.path,
    root: 'http://www.w3.org/2005/Atom feed',
    element: 'entry',
    children: /^(?=.*\bid\b)(?=.*\btitle\b)(?=.*\bupdated\b)(?=.*\bauthor\b)/,
  },
]) {
  test(`${file} is valid XML with the expected elements`, async ({ page }) => {
    const parsed = await page.evaluate(
      (xml) => {
        const { documentElement: top } = new DOMParser().parseFromString(xml, 'application/xml');
        const entries = [...top.children].map(
          (entry) => [entry.localName, [...entry.children].map(({ localName }) => localName).join(' ')] as const,
        );
        return { root: `${top.namespaceURI} ${top.localName}`, entries };
      },
      readFileSync(join(exportFolder, file), 'utf8'),
    );

    expect(parsed.root).toBe(root);
    const fields = parsed.entries.filter(([name]) => name === element).map(([, names]) => names);
    expect(fields).not.toEqual([]);
    expect(fields.filter((names) => !children.test(names))).toEqual([]);
  });
}
