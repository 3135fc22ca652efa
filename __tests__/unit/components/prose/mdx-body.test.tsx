import { render } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';

import { splitSections, copyAnchors } from '@/components/prose/mdx-body';

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

test('a translation has the anchors of its original', () => {
  const body = copyAnchors(original, translated);

  expect(idsIn(body)).toEqual(['what-it-costs', 'express', 'ask-us']);
  expect(splitSections(body).sections.map(({ title }) => title)).toEqual(['எவ்வளவு கட்டணம்', 'கேளுங்கள்']);
});

test('separates the introduction from the sections, without duplicates', () => {
  const { introduction, sections } = splitSections(
    <>
      <p>Text</p>
      <h2 id="what-it-costs">What it costs</h2>
      <p>Text</p>
      <h3 id="express">Express</h3>
      <h2 id="ask-us">Ask us</h2>
    </>,
  );

  expect(render(introduction).container.innerHTML).toBe('<p>Text</p>');
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['what-it-costs', 'What it costs'],
    ['ask-us', 'Ask us'],
  ]);
  expect(sections.map(({ content }) => render(content).container.innerHTML)).toEqual([
    '<p>Text</p><h3 id="express">Express</h3>',
    '',
  ]);
});

test('a text may start with a section, or have none', () => {
  expect(render(splitSections(original).introduction).container.innerHTML).toBe('');

  const { introduction, sections } = splitSections(<p>A</p>);
  expect(sections).toEqual([]);
  expect(render(introduction).container.innerHTML).toBe('A');
});
