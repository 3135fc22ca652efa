import { render } from '@testing-library/react';

import { StructuredData } from '@/components/layout/StructuredData';

const blocks = (container: HTMLElement) => [...container.querySelectorAll('script')];

test('content cannot close the element', () => {
  const name = '</script><script>alert(1)</script><!-- <script>';
  const { container } = render(<StructuredData things={[{ '@type': 'Person', name }]} />);
  const text = blocks(container)[0]?.textContent ?? '';

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
