/** @jest-environment node */
import { listElements } from '@/build/export/html';
import { inlineSheets, rebaseUrls } from '@/build/export/sheets';

test.each([
  ['a font', 'url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['a quoted picture', 'url("../media/a.svg#b")', 'url(/_next/static/media/a.svg#b)'],
  ['a neighbour', "url('b.png')", 'url(/_next/static/chunks/b.png)'],
])('rebases %s', (_, css, expected) => {
  expect(rebaseUrls(`.a{background:${css}}`, '/_next/static/chunks/a.css')).toBe(`.a{background:${expected}}`);
});

test.each([
  ['an address from the root', 'url(/art/a.svg)'],
  ['an address with a scheme', 'url(https://example.org/a.svg)'],
  ['a part of the page', 'url(#clip)'],
  ['a drawing that holds an address of its own', `url("data:image/svg+xml,%3Cpath fill='url(a)'/%3E")`],
])('keeps %s', (_, css) => {
  expect(rebaseUrls(`.a{mask:${css}}`, '/_next/static/chunks/a.css')).toBe(`.a{mask:${css}}`);
});

function inline(link: string, css = '') {
  return inlineSheets('story.html', link, listElements(link), () => css);
}

test.each([
  ['for some media only', '<link rel="stylesheet" media="print" href="/_next/static/a.css">', ''],
  ['from elsewhere', '<link rel="stylesheet" href="https://cdn.example/a.css">', ''],
  ['that imports another', '<link rel="stylesheet" href="/_next/static/a.css">', '@import "b.css";'],
  ['that would end its own element', '<link rel="stylesheet" href="/_next/static/a.css">', '.a{content:"</style>"}'],
])('rejects a sheet %s', (_, link, css) => {
  expect(inline(link, css).problems).toEqual([expect.objectContaining({ file: 'story.html', snippet: link })]);
});

test('does nothing on a page without a sheet', () => {
  expect(inline('<link rel="icon" href="/favicon.svg">')).toEqual({ edits: [], problems: [] });
});

test('names the elements that take part in a view transition', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/a.css"><img data-transition="hub-a"><img data-transition="hub-b">';
  const { edits, problems } = inlineSheets('hubs.html', html, listElements(html), () => '.a{}');

  expect(problems).toEqual([]);
  for (const name of ['hub-a', 'hub-b']) {
    expect(edits[0]?.text).toContain(`[data-transition="${name}"]{view-transition-name:${name}}`);
  }
  expect(edits[0]?.text).toContain('@view-transition{navigation:auto}');
});

test('adds no view transition where no element has a name', () => {
  expect(inline('<link rel="stylesheet" href="/_next/static/a.css">', '.a{}').edits[0]?.text).toMatch(
    /^<style>@layer [\w, ]+;\n\.a\{\}<\/style>$/,
  );
});

test('rejects a duplicate view transition name', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/a.css"><i data-transition="a"></i><b data-transition="a"></b>';
  const { problems } = inlineSheets('hubs.html', html, listElements(html), () => '');

  expect(problems.map(({ file }) => file)).toEqual(['hubs.html']);
  expect(problems[0]?.snippet).toContain('<b');
});
