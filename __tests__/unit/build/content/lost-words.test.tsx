/** @jest-environment node */

import { evaluateSync } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';

import { PolicyArticle } from '@/components/policies/PolicyArticle';
import { type MdxContent, renderMdxBody } from '@/components/prose/mdx-body';
import { getPolicy } from '@/lib/content/policies';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';

import { articleHead } from '../../support/article';
import { contentWith } from '../../support/content';

const files = contentWith({});
const marker = 'Vaaymozhi';

/** The errors of an article, next to the files of the site. */
const findFaults = (name: string, text: string): string[] => {
  const others = [...files].filter(([other]) => /^site\/|^images\/loom/.test(other));
  return loadContent(new Map([...others, [name, text]]))
    .issues.filter(({ file }) => file === `content/${name}`)
    .map(formatIssue);
};

const article = (body: string) => `${articleHead}${body}\n`;

/** A text with a block of each kind that words can be in. */
const everyBlock = `First words, *slanted* and **bold**, with [a link](/hubs) and <Phone />.

<InShort>

In short.

</InShort>

## A section

- An entry
- Another
  - A part of it

1. One
2. Two

### A part

> A quote

<DataTable caption="Prices">

| Piece | Price |
| ----- | ----- |
| Bowl  | 240   |

</DataTable>

<Numerals surface="indigo">

Words <Margin count="2" of="years">beside</Margin> a number.

</Numerals>

***

<PieceRates>

Words about rates.

</PieceRates>

See <External to="store">the store</External>.`;

/** A text with the marker behind each line, before its words, and on a line of its own, with or without empty lines. */
const placeMarkers = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const onLine = [`${line} ${marker}`, line.replace(/^\W*/, (signs) => `${signs}${marker} `)];
    const changes = [...(line === '' ? [] : onLine), `${line}\n${marker}`, `${line}\n\n${marker}\n`];
    return changes.map((changed) => lines.with(index, changed).join('\n'));
  });

/** The HTML of a policy with this text. */
const renderPolicy = (text: string): string => {
  const { default: Content } = evaluateSync(text, { ...runtime, remarkPlugins: [remarkGfm] });
  return renderToStaticMarkup(
    <PolicyArticle policy={getPolicy('/shipping')} path="/shipping" body={renderMdxBody(Content as MdxContent)} />,
  );
};

test('a word added anywhere in a text is on its page, or reported', () => {
  expect(findFaults('news/of-the-test.mdx', article(everyBlock))).toEqual([]);

  const lost = placeMarkers(everyBlock.split('\n')).filter(
    (text) => findFaults('news/of-the-test.mdx', article(text)).length === 0 && !renderPolicy(text).includes(marker),
  );
  expect(lost.map((text) => text.split('\n').filter((line) => line.includes(marker)))).toEqual([]);
});
