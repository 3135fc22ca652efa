/** @jest-environment node */
import {
  compactSheet,
  shortNamesFor,
  withPageNames,
  withPlainQuotes,
  withShortTags,
} from '@/scripts/build/export/short-names';

const sheet = 'components/ui/A.module.scss';

test('tells every class from every other, and keeps what one composes', () => {
  const { classNames } = shortNamesFor({
    [sheet]: { a: 'x1_a', b: 'x1_b x1_a' },
    'components/ui/B.module.scss': { a: 'x2_a' },
  });
  const [a, b, other] = [classNames[sheet]?.a, classNames[sheet]?.b, classNames['components/ui/B.module.scss']?.a];

  expect(new Set([a, b, other]).size).toBe(3);
  expect(b?.split(' ')[1]).toBe(a);
});

test('leaves words alone that hold the name of a class', () => {
  const { shorten } = shortNamesFor({ [sheet]: { a: 'x1_a' } });

  expect(shorten('.x1_ab .x1_a-b .b-x1_a')).toBe('.x1_ab .x1_a-b .b-x1_a');
});

test('finds a class that a sheet has to escape', () => {
  const { classNames, shorten } = shortNamesFor({ [sheet]: { a: '-9x_a' } });

  expect(shorten('.-\\39 x_a{color:red}')).toBe(`.${classNames[sheet]?.a}{color:red}`);
});

test('stops at more classes than there are names', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`a${index}`, `x_${index}`]));

  expect(() => shortNamesFor({ [sheet]: many })).toThrow('classes');
});

describe('a sheet', () => {
  test('keeps which property is meant where', () => {
    const css =
      '.a{--size:1px;--size-large:2px}.b{width:var(--size);height:var(--size-large, var(--none))}.a--b{color:red}';
    const [, size, large, used, usedLarge, none] =
      /^\.a\{(--\w+):1px;(--\w+):2px\}\.b\{width:var\((--\w+)\);height:var\((--\w+),var\((--\w+)\)\)\}\.a--b\{color:red\}$/.exec(
        compactSheet(css),
      ) ?? [];

    expect([used, usedLarge]).toEqual([size, large]);
    expect(new Set([size, large, none]).size).toBe(3);
  });

  test('keeps its layers in their order, each declared once', () => {
    expect(compactSheet('@layer a{p{x:y}}@layer b,c;@layer a,b;@layer c{q{x:y}}@layer b,d;')).toBe(
      '@layer a{p{x:y}}@layer b,c;@layer c{q{x:y}}@layer b,d;',
    );
  });

  test('opens a layer once for all that stands there one after the other', () => {
    const css = '@layer a{p::before{content:"}@layer a{\\"}"}}@layer a{@media print{q{x:y}}}.r{x:y}@layer a{s{x:y}}';

    expect(compactSheet(css)).toBe(
      '@layer a{p::before{content:"}@layer a{\\"}"}@media print{q{x:y}}}.r{x:y}@layer a{s{x:y}}',
    );
  });

  test('says nothing of a component that the type of the page overrides, and has no spaces but in texts', () => {
    expect(
      compactSheet(
        '@layer components{.a{color:red;line-height:2}.b{line-height:1}}@layer utilities{:where(body *){line-height:1.5}.c{line-height:2;font-family:"A, B", serif}}',
      ),
    ).toBe(
      '@layer components{.a{color:red}}@layer utilities{:where(body *){line-height:1.5}.c{line-height:2;font-family:"A, B",serif}}',
    );
  });

  test('has no rule without declarations, and nothing that is left without rules', () => {
    expect(compactSheet('@media print{:root{}p{x:y}}a,b:hover{}@media print{a{}}q{x:y}')).toBe(
      '@media print{p{x:y}}q{x:y}',
    );
  });
});

test.each([
  ['{&quot;a&quot;:&quot;b &amp; c&#x27;s&quot;}', `x='{"a":"b &amp; c&#x27;s"}'`],
  ["it's &quot;so&quot;", `x="it's &quot;so&quot;"`],
  ['plain', 'x="plain"'],
])('keeps what an attribute says, in fewer bytes where it quotes: %s', (value, written) => {
  expect(withPlainQuotes(`<p x="${value}">`)).toBe(`<p ${written}>`);
});

test('names the classes of a page by their use, but for those that a script names', () => {
  const page = (used: string, styles: string) => `<style>${styles}</style><p class="${used}"></p><b class="-aB"></b>`;

  expect(withPageNames(page('-zz -aB wrap -in', '.-zz .-aB:hover{x:-zz}.-in{y:z}'), ['const names = "-in"'])).toBe(
    page('c b wrap -in', '.c .b:hover{x:-zz}.-in{y:z}').replace('<b class="-aB">', '<b class="b">'),
  );
});

test('ends the empty elements of a drawing at once, and no others', () => {
  expect(withShortTags('<svg><path d="M0 0"></path><circle r="1"></circle></svg><p></p><br/><img alt="A"/>')).toBe(
    '<svg><path d="M0 0"/><circle r="1"/></svg><p></p><br><img alt="A">',
  );
  expect(withShortTags('<a hrefLang="en-IN">hrefLang</a>')).toBe('<a hreflang="en-IN">hrefLang</a>');
  expect(withShortTags('<details open="" class="a"><p>open=""</p></details>')).toBe(
    '<details open class="a"><p>open=""</p></details>',
  );
});
