import { render, screen } from '@testing-library/react';

import { FileLink } from '@/components/ui/FileLink';

test('shows type and size next to the label', () => {
  render(<FileLink label="Download the catalogue" href="/papers/a.pdf" kind="PDF" note="PDF, 422 kB" />);

  const link = screen.getByRole('link', { name: 'Download the catalogue (PDF, 422 kB)' });
  expect(link).toHaveAttribute('href', '/papers/a.pdf');
});

test('opens a PDF and downloads an archive', () => {
  render(
    <>
      <FileLink label="Release" href="/papers/a.pdf" kind="PDF" note="PDF" />
      <FileLink label="Assets" href="/papers/a.zip" kind="ZIP" note="ZIP" />
    </>,
  );
  expect(screen.getByRole('link', { name: /Release/ })).not.toHaveAttribute('download');
  expect(screen.getByRole('link', { name: /Assets/ })).toHaveAttribute('download');
});
