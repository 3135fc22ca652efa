import { isValidElement, type ReactElement } from 'react';

import { readMdxBody } from '@/components/sections/mdx-body';
import { ContentLink } from '@/components/ui/ContentLink';
import { DataTable } from '@/components/ui/DataTable';
import { Rupees, When } from '@/components/ui/Facts';

const file = 'content/policies/example.mdx';

/** What MDX compiles a name to that mdx-components.tsx does not list. */
const withUnknownComponent = () => {
  throw new Error('Expected component `Dayz` to be defined.');
};

/** Reads elements as MDX compiles them. */
const read = (body: ReactElement) => readMdxBody(file, () => body);

test('lists the sections of a text in order, and not what stands below them', () => {
  const { headings, body } = read(
    <>
      <h2 id="what-it-costs">What it costs</h2>
      <p>Text</p>
      <h3 id="express">Express</h3>
      <h2 id="ask-us">Ask us</h2>
    </>,
  );

  expect(headings).toEqual([
    { id: 'what-it-costs', text: 'What it costs' },
    { id: 'ask-us', text: 'Ask us' },
  ]);
  expect(isValidElement(body)).toBe(true);
});

const mistakes: [mistake: string, body: ReactElement, message: RegExp][] = [
  ['a heading of the first level', <h1 key="1">Title</h1>, /begins with one #.*frontmatter/],
  [
    'a heading with a component in it',
    <div key="1">
      <h2 id="free-above">
        Free above <Rupees of="freeShippingAbove" />
      </h2>
    </div>,
    /heading 'Free above ' holds more than words/,
  ],
  [
    'a heading inside a component',
    <div key="1">
      <When setting="lookup" is="on">
        <h2 id="lookup">Lookup</h2>
      </When>
    </div>,
    /heading 'Lookup' stands inside a component/,
  ],
  [
    'a table without a caption',
    <div key="1">
      <DataTable caption="Costs">
        <table />
      </DataTable>
      <table />
    </div>,
    /table has no caption.*<DataTable caption/,
  ],
  [
    'a fragment that no heading has',
    <div key="1">
      <h2 id="ask-us">Ask us</h2>
      <a href="#ask">ask</a>
    </div>,
    /link to '#ask' leads nowhere.*#ask-us/,
  ],
  ['a link to no page', <ContentLink href="/refund" key="1" />, /link to '\/refund' leads nowhere/],
  ['an unknown fact', <Rupees of="freeShiping" key="1" />, /<Rupees> knows no 'freeShiping'.*freeShippingAbove/],
];

test.each(mistakes)('stops at %s, and names the file', (_mistake, body, message) => {
  expect(() => read(body)).toThrow(message);
  expect(() => read(body)).toThrow(file);
});

test('names the file of an unknown component, and where the known ones are', () => {
  expect(() => readMdxBody(file, withUnknownComponent)).toThrow(
    /example\.mdx: Expected component `Dayz`.*mdx-components\.tsx/,
  );
});

test('lets a link reach any heading of its own text', () => {
  const body = (
    <>
      <h2 id="ask-us">Ask us</h2>
      <h3 id="by-phone">By phone</h3>
      <ContentLink href="#by-phone">call</ContentLink>
    </>
  );

  expect(() => read(body)).not.toThrow();
});
