/** @jest-environment node */
import { elementsOf } from '@/scripts/build/export/html';
import { inlineSheets, rebaseUrls, shortTransitions, transitionsIn } from '@/scripts/build/export/sheets';

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
])('leaves %s as it is', (_, css) => {
  expect(rebaseUrls(`.a{mask:${css}}`, '/_next/static/chunks/a.css')).toBe(`.a{mask:${css}}`);
});

function inline(link: string, css = '') {
  return inlineSheets('story.html', link, elementsOf(link), () => css, new Map());
}

test.each([
  ['for some media only', '<link rel="stylesheet" media="print" href="/_next/static/a.css">', ''],
  ['from elsewhere', '<link rel="stylesheet" href="https://cdn.example/a.css">', ''],
  ['that imports another', '<link rel="stylesheet" href="/_next/static/a.css">', '@import "b.css";'],
  ['that would end its own element', '<link rel="stylesheet" href="/_next/static/a.css">', '.a{content:"</style>"}'],
])('refuses a sheet %s', (_, link, css) => {
  expect(inline(link, css).problems).toEqual([expect.objectContaining({ file: 'story.html', snippet: link })]);
});

test('has nothing to do in a page without a sheet', () => {
  expect(inline('<link rel="icon" href="/favicon.svg">')).toEqual({ edits: [], problems: [] });
});

test('names the elements that grow into another page, each once', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css">';
  const html = `${sheet}<img data-transition="hub-a"><img data-transition="hub-b">`;
  const names = shortTransitions(transitionsIn(elementsOf(html)));
  const { edits, problems } = inlineSheets('hubs.html', html, elementsOf(html), () => '.a{}', names);

  expect(problems).toEqual([]);
  expect(edits.slice(1).map(({ text }) => text)).toEqual(
    [...names.values()].map((name) => `data-transition="${name}"`),
  );
  for (const name of names.values()) {
    expect(edits[0]?.text).toContain(`[data-transition=${name}]{view-transition-name:${name}}`);
  }
  expect(edits[0]?.text).toContain('@view-transition{navigation:auto}');
});

test('calls a thing by one name on every page, whatever order they are read in', () => {
  const names = shortTransitions(['hub-b', 'hub-a', 'hub-b']);

  expect(names).toEqual(shortTransitions(['hub-a', 'hub-b']));
  expect(new Set(names.values()).size).toBe(2);
});

test('lets a page change at once where nothing in it has a name', () => {
  expect(inline('<link rel="stylesheet" href="/_next/static/a.css">', '.a{}').edits[0]?.text).toBe(
    '<style>.a{}</style>',
  );
});

test('refuses a name that two elements of a page have', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/a.css"><i data-transition="a"></i><b data-transition="a"></b>';
  const { problems } = inlineSheets('hubs.html', html, elementsOf(html), () => '', new Map());

  expect(problems.map(({ file }) => file)).toEqual(['hubs.html']);
  expect(problems[0]?.snippet).toContain('<b');
});
