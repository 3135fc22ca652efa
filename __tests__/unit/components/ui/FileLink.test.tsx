import { render, screen } from '@testing-library/react';

import { FileLink } from '@/components/ui/FileLink';
import { paperLink } from '@/lib/papers';

test('tells beside the label what one is about to take', () => {
  render(<FileLink label="Download the catalogue" paper="catalogue" />);
  const { href, note } = paperLink('catalogue');
  const link = screen.getByRole('link', { name: `Download the catalogue (${note})` });
  expect(link).toHaveAttribute('href', href);
});

test('opens a PDF and keeps an archive', () => {
  render(
    <>
      <FileLink label="Release" paper="press-release" />
      <FileLink label="Assets" paper="brand-assets" />
    </>,
  );
  expect(screen.getByRole('link', { name: /Release/ })).not.toHaveAttribute('download');
  expect(screen.getByRole('link', { name: /Assets/ })).toHaveAttribute('download');
});
