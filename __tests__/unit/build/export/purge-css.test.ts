/** @jest-environment node */
import { purgeCss } from '@/build/export/purge-css';

const asIs = (css: string) => Promise.resolve(css);

const page = (css: string, body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

test('removes unmatched rules, and keeps states', async () => {
  const css = '.a{color:red}.gone{color:red}.a[open]{color:red}:focus-visible{color:red}';

  expect(await purgeCss(page(css, '<p class="a"></p>'), [], asIs)).toBe(
    page(css.replace('.gone{color:red}', ''), '<p class="a"></p>'),
  );
});

test("matches attributes in React's spelling", async () => {
  const html = page('.a :is([hreflang]){color:red}', '<p class="a"><a hrefLang="ta"></a></p>');

  expect(await purgeCss(html, [], asIs)).toBe(html);
});

test('keeps classes that a script may add', async () => {
  const html = page('.by-script{color:red}', '<p></p>');

  expect(await purgeCss(html, ['x("by-script")'], asIs)).toBe(html);
});
