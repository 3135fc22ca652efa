import { render } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';

import { introductionAndSections, readHeadings, withPlacesOf } from '@/components/sections/prose/mdx-body';

const original = (
  <>
    <h2 id="what-it-costs">What it costs</h2>
    <p>Text</p>
    <h3 id="express">Express</h3>
    <h2 id="ask-us">Ask us</h2>
  </>
);

const translated = (
  <>
    <h2 id="x">எவ்வளவு கட்டணம்</h2>
    <p>உரை</p>
    <h3 id="y">விரைவு</h3>
    <h2 id="z">கேளுங்கள்</h2>
  </>
);

const idsIn = (body: ReactNode): unknown[] =>
  isValidElement<{ children: { type: string; props: { id?: string } }[] }>(body)
    ? body.props.children.flatMap(({ props: { id } }) => id ?? [])
    : [];

test('lists the sections of a text in order, and not what stands below them', () => {
  expect(readHeadings(original)).toEqual([
    { id: 'what-it-costs', text: 'What it costs' },
    { id: 'ask-us', text: 'Ask us' },
  ]);
});

test('a translated text has the places of its original, so that a link leads to both', () => {
  const body = withPlacesOf(original, translated);

  expect(idsIn(body)).toEqual(['what-it-costs', 'express', 'ask-us']);
  expect(readHeadings(body).map(({ text }) => text)).toEqual(readHeadings(translated).map(({ text }) => text));
});

test('parts what stands before the first section from the sections, and shows nothing twice', () => {
  const [introduction, sections] = introductionAndSections(
    <>
      <p>Text</p>
      <h2 id="ask-us">Ask us</h2>
      <p>More</p>
    </>,
  );

  expect(render(introduction).container.innerHTML).toBe('<p>Text</p>');
  expect(render(sections).container.innerHTML).toBe('<h2 id="ask-us">Ask us</h2><p>More</p>');
});

test('a text may begin with a section, or have none', () => {
  const words = [<p key="a">A</p>, <p key="b">B</p>];

  expect(introductionAndSections(original)[0]).toBeUndefined();
  expect(introductionAndSections(<>{words}</>)[1]).toBeUndefined();
});
