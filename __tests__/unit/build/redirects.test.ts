/** @jest-environment node */
import { formatNginxRedirects, formatRedirectsFile, listRedirects } from '@/build/redirects';
import { read } from '@/__tests__/unit/support/files';
import { hashedFolders } from '@/scripts/lib/serve.mjs';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../support/site'));

test('a redirect from a Tamil path leads to the Tamil page', () => {
  const targets = Object.fromEntries(listRedirects().map(({ from, to }) => [from, to]));

  expect(targets).toMatchObject({ '/creators': '/creator', '/ta/creators': '/ta/creator' });
});

test('every host gets all redirects, nginx with a slash at the end too', () => {
  const lines = formatRedirectsFile().split('\n');
  const locations = formatNginxRedirects().split('\n');

  for (const { from, to } of listRedirects()) {
    expect(lines).toContain(`${from} ${to} 301!`);
    expect(lines).toContain(`${from} ${to} 301`);
    expect(locations).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`);
    expect(locations).toContain(`location = ${from}/ { return 301 ${to}$is_args$args; }`);
  }
  expect(lines).toContain('/ta/* /ta/404.html 404');
});

test('_headers caches hashed files for a year, and stays within the limits of Cloudflare Pages', () => {
  const headers = read('public/_headers');
  for (const folder of hashedFolders) {
    expect(headers).toContain(`\n${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  }

  expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([]);
});
