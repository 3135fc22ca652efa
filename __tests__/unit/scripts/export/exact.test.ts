/** @jest-environment node */
import { inexactIslands } from '@/scripts/export/exact';
import { elementsOf } from '@/scripts/export/html';

const check = (html: string, render: (name: string, props: object) => string) =>
  inexactIslands('story.html', html, elementsOf(html), render);

const page =
  '<body><div data-island="go-back" data-props="{&quot;label&quot;:&quot;A &amp; B&quot;}"><b>A &amp; B</b></div></body>';

test('takes an island that its bundle renders to the letter, with the props of the page', () => {
  const render = jest.fn(() => '<b>A &amp; B</b>');

  expect(check(page, render)).toEqual([]);
  expect(render).toHaveBeenCalledWith('go-back', { label: 'A & B' });
});

test.each([
  ['another word', '<b>A &amp; C</b>'],
  ['another class', '<b class="x">A &amp; B</b>'],
  ['more', '<b>A &amp; B</b><i></i>'],
  ['nothing', ''],
])('refuses %s, and shows where they part', (_, rendered) => {
  expect(check(page, () => rendered)).toEqual([
    {
      file: 'story.html',
      message: expect.stringContaining('go-back') as string,
      snippet: expect.any(String) as string,
    },
  ]);
});

test('looks at every island', () => {
  const html = '<body><i data-island="a">1</i><i data-island="b">2</i></body>';

  expect(check(html, () => '0')).toHaveLength(2);
});
