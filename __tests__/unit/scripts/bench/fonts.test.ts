/** @jest-environment node */
import { fontsFor, hasTamil, shownTextOf } from '@/scripts/bench/fonts';

const css = `@font-face{font-family:eczar;src:url(/_next/static/media/eczar.woff2)format("woff2")}
@font-face{font-family:eczar Fallback;src:local(Times New Roman)}
@font-face{unicode-range:U+20-7E,U+A9,U+20B9;font-family:anek;src:url("../media/anek.woff2")}
@font-face{font-family:tamil;src:url(../media/tamil.woff2);unicode-range:U+B80-BFF,U+200C-200D}`;

test.each([
  ['English', 'Kaivinai', ['eczar.woff2', 'anek.woff2']],
  ['Tamil', 'கை', ['eczar.woff2', 'tamil.woff2']],
  ['a single character in a range', '₹', ['eczar.woff2', 'anek.woff2']],
  ['characters of no range', '漢', ['eczar.woff2']],
])('%s loads the faces that hold it', (_, text, fonts) => {
  expect(fontsFor(text, css)).toEqual(fonts);
});

test('a page without text loads no font', () => {
  expect(fontsFor('', css)).toEqual([]);
});

test.each([
  ['a title', '<head><title>கை</title></head><body>x</body>'],
  ['data', '<script type="application/ld+json">"கை"</script>x'],
  ['a sheet', '<style>.a{content:"கை"}</style>x'],
  ['a closed menu', '<nav popover="auto"><p>கை</p></nav>x'],
  ['a hidden part', '<p hidden>கை</p>x'],
  ['a closed answer', '<details><p>கை</p></details>x'],
  ['words for those without script', '<p>x</p><noscript>கை</noscript>'],
  ['a note to authors', '<!-- கை -->x'],
  ['an attribute', '<p title="கை">x</p>'],
])('%s is not shown', (_, html) => {
  expect(hasTamil(shownTextOf(html))).toBe(false);
});

test.each([
  ['a paragraph', '<p lang="ta">கை</p>'],
  ['a question', '<details><summary>கை</summary></details>'],
  ['an open answer', '<details open><p>கை</p></details>'],
])('%s is shown', (_, html) => {
  expect(hasTamil(shownTextOf(html))).toBe(true);
});
