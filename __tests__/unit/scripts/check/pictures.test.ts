/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import sharp from 'sharp';

import { formatIssue } from '@/build/content/issues';
import { measureDrawing } from '@/build/pictures/drawings';
import { readDrawing } from '@/build/pictures/read-drawing';
import { findDrawingIssues, findLargePictures, isWhole, findPrivateData } from '@/scripts/check/pictures';

import { root } from '../../support/files';

const inputs = join(root, '__tests__/unit/build/content/inputs');
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (content: string, attributes = ''): string =>
  `<svg ${xmlns} viewBox="0 0 4 3" ${attributes}>${content}</svg>`;
const messages = (svg: string | Buffer): string[] => readDrawing(Buffer.from(svg)).faults.map(({ message }) => message);

test('a drawing with a script is reported by file and line in any folder, and is not built', async () => {
  mkdirSync(join(folder, 'art'));
  writeFileSync(join(folder, 'art/bad.svg'), readFileSync(join(inputs, 'script.svg')));
  writeFileSync(join(folder, 'good.svg'), drawing('<use href="#a" fill="url(#b)"/>'));

  const issues = (await findDrawingIssues(folder)).map(formatIssue);
  expect(issues).toContainEqual(expect.stringMatching(/\/art\/bad\.svg:1:\d+: contains <script>/));
  expect(issues.filter((issue) => issue.includes('good.svg'))).toEqual([]);
  expect(await measureDrawing(join(folder, 'art'), 'bad.svg')).toBeUndefined();
  expect((await measureDrawing(folder, 'good.svg'))?.delivered).toMatchObject({ width: 4, height: 3 });
});

test('a picture of more than 12 MB is reported', () => {
  writeFileSync(join(folder, 'small.jpg'), Buffer.alloc(12_000_000));
  writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(12_000_001));

  expect(findLargePictures(folder).map(formatIssue)).toEqual([expect.stringMatching(/large\.jpg: has 12\.0 MB/)]);
});

test('a drawing that is too heavy, or has too many elements, is reported', async () => {
  writeFileSync(join(folder, 'heavy.svg'), drawing(`<path d="M0 0${' 1 1'.repeat(300_000)}"/>`));
  writeFileSync(join(folder, 'many.svg'), drawing('<rect/>'.repeat(20_000)));

  expect((await findDrawingIssues(folder)).map(({ message }) => message)).toEqual([
    expect.stringContaining('kB'),
    expect.stringContaining('elements'),
  ]);
});

test('an error is reported with its line', () => {
  const { faults } = readDrawing(Buffer.from(drawing('\n<g>\n<rect\n onclick="x"/></g>')));

  expect(faults).toMatchObject([{ position: { line: 4 } }]);
});

test.each([
  ['a script', '<script>x</script>'],
  ['a script by a prefix', '<my-ns:script xmlns:my-ns="http://www.w3.org/2000/svg">x</my-ns:script>'],
  ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>'],
  ['an event', '<g\nonclick = "x"/>'],
  ['a document', '<foreignObject/>'],
  ['a link', '<a href="https://example.org"><rect/></a>'],
  ['an animation of a link', '<animate attributeName="href" values="&#106;avascript:x"/>'],
  ['an animation of an event', '<set attributeName="onclick" to="x"/>'],
  ['a picture from outside', '<image href="https://tracker.example/x.png"/>'],
  ['a picture with a script', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ['a part of another file', '<use href="other.svg#a"/>'],
  ['another base of links', '<g xml:base="https://example.org/"><use href="#a"/></g>'],
  ['an import', '<style>@import "x"</style>'],
  ['an import in escapes', '<style>@\\69mport "x";</style>'],
  ['an address in a style', '<rect fill="url(https://example.org/a)"/>'],
  ['an address in escapes', '<rect style="fill:u\\72l(https://example.org/a)"/>'],
  ['an address in entities', '<rect fill="&#117;rl(&#104;ttps://example.org/a)"/>'],
  ['a set of images', '<style>g { mask: image-set("https://example.org/a" 1x) }</style>'],
  ['an address split by a comment', '<style>g { fill: url<!-- -->(https://example.org/a) }</style>'],
  ['an import after an element in a style', '<style><title/>@import "x";</style>'],
  ['an import within a condition', '<style>@media print { @IMPORT "x"; }</style>'],
  [
    'a vocabulary of metadata that is HTML',
    '<metadata><dc:script xmlns:dc="http://www.w3.org/1999/xhtml">x</dc:script></metadata>',
  ],
  [
    'an element of HTML in its metadata',
    '<metadata><script xmlns="http://www.w3.org/1999/xhtml">x</script></metadata>',
  ],
  ['a script in its metadata', '<metadata><script>x</script></metadata>'],
  ['elements nested without end', `${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`],
  ['an image of a filter', '<filter><feImage href="#a"/></filter>'],
  ['a tag that is not closed', '<rect>'],
  ['an entity that is not defined', '<title>&nbsp;</title>'],
  ['an element of a name of Object.prototype', '<toString/>'],
])('a drawing with %s is rejected', (_, content) => {
  expect(messages(drawing(content))).not.toEqual([]);
});

test.each([
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`],
  ['a sheet from elsewhere', `<?xml-stylesheet href="x.css"?>${drawing('')}`],
  ['UTF-16', Buffer.from(`\uFEFF${drawing('<script>x</script>')}`, 'utf16le')],
  ['an encoding that is declared', `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`],
  ['bytes of another encoding', Buffer.from(drawing('<title>caf\u00E9</title>'), 'latin1')],
  ['no namespace', '<svg viewBox="0 0 1 1"/>'],
  ['another root', `<g ${xmlns}/>`],
  ['an event at its root', drawing('', 'onload="x"')],
  ['nothing in it', ''],
  ['two byte order marks', `\uFEFF\uFEFF${drawing('')}`],
  ['compressed content', gzipSync(drawing(''))],
  ['an element after its end', `${drawing('')}<script>x</script>`],
])('a file with %s is rejected', (_, svg) => {
  expect(messages(svg)).not.toEqual([]);
});

test.each([
  [
    'a style with classes',
    '<style>.a { fill: url(#g); opacity: .5 } @media (prefers-color-scheme: dark) { .a { fill: rgb(0 0 0) } }</style>',
  ],
  ['a picture in it', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['a shadow', '<filter id="f"><feDropShadow dx="1" stdDeviation="2"/></filter><rect filter="url(#f)"/>'],
  [
    'metadata of a drawing program',
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Work rdf:about="https://x"/></rdf:RDF></metadata>',
  ],
  [
    'selectors and colours of today',
    '<style>g:not(.a):nth-child(2) { fill: oklch(50% 0.1 20); stroke-width: max(1px, 0.1em) }</style>',
  ],
  ['a part used often, in groups', `<g id="a"><rect/></g><g><g><g>${'<use href="#a"/>'.repeat(5000)}</g></g></g>`],
  ['parts that use others', '<g id="a"><rect/></g><g id="b"><use href="#a"/></g><use href="#b"/><use href="#b"/>'],
  ['words', '<text font-family="Eczar" text-anchor="middle">A (small) @ \\ loom</text><title>url(x)</title>'],
  [
    'outlines under their fill',
    '<path d="M0 0h1" paint-order="stroke" vector-effect="non-scaling-stroke" aria-label="a (b)"/>',
  ],
])('a drawing with %s is accepted', (_, content) => {
  expect(messages(`<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "a" "b">${drawing(content)}`)).toEqual(
    [],
  );
});

test.each(['viewBox="a b c d"', 'viewBox="0 0 -4 3"', 'viewBox="0 0 4"', 'width="100%" height="3"', ''])(
  'a drawing with %s has no size, and is reported',
  (attributes) => {
    expect(messages(`<svg ${xmlns} ${attributes}/>`)).toEqual([expect.stringContaining('has no viewBox')]);
  },
);

test('a drawing without a view box gets that of its width and height', () => {
  const { size, svg } = readDrawing(Buffer.from(`<svg ${xmlns} width="40px" height="30"/>`));

  expect(size).toEqual({ width: 40, height: 30 });
  expect(svg).toContain('viewBox="0 0 40 30"');
});

test.each(['0,0,4,3', '-1.5 .5 4e0 3.'])('a drawing with the viewBox %j has a size', (viewBox) => {
  expect(readDrawing(Buffer.from(`<svg ${xmlns} viewBox="${viewBox}"/>`)).size).toEqual({ width: 4, height: 3 });
});

test('a truncated picture is rejected', async () => {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, 'whole.jpg'), whole);
  writeFileSync(join(folder, 'text.jpg'), 'no picture');

  expect(await isWhole(join(folder, 'whole.jpg'))).toBe(true);
  expect(await isWhole(join(inputs, 'truncated.jpg'))).toBe(false);
  expect(await isWhole(join(folder, 'text.jpg'))).toBe(false);
});

test('a photograph or a recording that names its place is reported; clean ones are not', async () => {
  const dots = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 57/1 0/1' } };
  writeFileSync(join(folder, 'phone.jpg'), await dots.clone().withExif(place).jpeg().toBuffer());
  writeFileSync(join(folder, 'clean.jpg'), await dots.clone().jpeg().toBuffer());
  writeFileSync(join(folder, 'voice.m4a'), Buffer.from('....\u00A9xyz+8.95+77.31/', 'latin1'));
  writeFileSync(join(folder, 'clean.m4a'), 'ftypM4A');

  const names = (await findPrivateData(folder)).map(({ file }) => file.slice(folder.length + 1));
  expect(names.toSorted()).toEqual(['phone.jpg', 'voice.m4a']);
});

test('a drawing of Canva passes', () => {
  expect(
    messages(drawing('<switch><g/></switch>', 'zoomAndPan="magnify" preserveAspectRatio="xMidYMid meet"')),
  ).toEqual([]);
});
