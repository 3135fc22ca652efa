/** @jest-environment node */
import { closeMenuScript } from '@/lib/pages/menu';
import { findForbidden } from '@/build/export/forbidden';
import { listElements } from '@/build/export/html';

const problemsIn = (html: string) => findForbidden('story.html', html, listElements(html));

test.each([
  ['an unknown file', '<script src="https://cdn.example/a.js"></script>'],
  ['an unknown text', '<script>requestAnimationFrame(function(){})</script>'],
  ['an unknown type', '<script type="module" src="/_next/static/chunks/a.js"></script>'],
  ['a module of nobody', '<script type="module">import("/a.js")</script>'],
  ['an import map', '<script type="importmap">{}</script>'],
  ['an inline handler', '<button type="button" onclick="go()">Go</button>'],
  ['a script as an address', '<a href="javascript:go()">Go</a>'],
  ['a script as an address, disguised', '<a href=" java\nscript:go()">Go</a>'],
  ['an inline style', '<p style="color:red">x</p>'],
  ['an inline style in a template', '<template><p style="color:red">x</p></template>'],
  ['an inline style for those without script', '<noscript><p style="color:red">x</p></noscript>'],
  ['a boundary that waits', '<template id="B:0"></template>'],
  ['a part that waits', '<div hidden id="S:0"></div>'],
  ['a place that waits', '<template id="P:1"></template>'],
])('rejects %s', (_, html) => {
  const problems = problemsIn(`<body>${html}</body>`);

  expect(problems.map(({ file }) => file)).toEqual(['story.html']);
});

test.each([
  ['data', '<script type="application/ld+json">{"a":"<b style=\'x\'>"}</script>'],
  ['speculation rules', '<script type="speculationrules">{}</script>'],
  ['what closes the menu', `<script>${closeMenuScript}</script>`],
  ['the module of an island', '<script type="module" src="/_next/static/islands/a.js"></script>'],
  ['a chunk', '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ['the page of React', '<script>self.__next_f.push([1,"<p style=\\"x\\">"])</script>'],
  ['an id with a colon', '<p id="Section: one">x</p>'],
  ['words about script', '<p title="about javascript: a language">x</p><a href="/javascript:x">x</a>'],
  ['an attribute that only ends like a handler', '<p data-on="x">x</p>'],
])('accepts %s', (_, html) => {
  expect(problemsIn(html)).toEqual([]);
});

test('shows the start of a long element', () => {
  const [problem] = problemsIn(`<p style="color:red">${'x'.repeat(500)}</p>`);

  expect(problem?.snippet).toMatch(/^<p style="color:red">x{100,}…$/);
});
