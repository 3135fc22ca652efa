import { render } from '@testing-library/react';

import { StructuredData } from '@/components/layout/StructuredData';

const blocks = (container: HTMLElement) => [...container.querySelectorAll('script')];

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
