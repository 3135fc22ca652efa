import { render } from '@testing-library/react';

import { StructuredData } from '@/components/layout/StructuredData';

const blocks = (container: HTMLElement) => [...container.querySelectorAll('script')];

test('writes what it is given as a graph of schema.org', () => {
  const { container } = render(<StructuredData things={[{ '@type': 'Person', name: 'Sudha' }, undefined]} />);

  expect(blocks(container).map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(blocks(container)[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: 'Sudha' }],
  });
});

test('no text of the content can end the element', () => {
  const name = '</script><script>alert(1)</script><!-- <script>';
  const { container } = render(<StructuredData things={[{ '@type': 'Person', name }]} />);
  const text = blocks(container)[0]?.textContent ?? '';

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

test('writes nothing where there is nothing to say', () => {
  const { container } = render(<StructuredData things={[undefined]} />);

  expect(container).toBeEmptyDOMElement();
});
