import { render, screen } from '@testing-library/react';

import { Picture } from '@/components/ui/Picture';

jest.mock('@/lib/pictures', () => ({
  getPictureMarkup: (name: string) =>
    name === 'photograph'
      ? {
          alt: 'A loom',
          avif: '/a-360.avif 360w',
          src: '/a-360.jpg',
          srcSet: '/a-360.jpg 360w',
          sizes: '90vw',
          width: 360,
          height: 270,
        }
      : { alt: 'A mark', src: '/mark.svg', width: 100, height: 100 },
}));

const alt = 'A loom';

/** The preload link in the head. */
const preload = () => document.head.querySelector('link[rel=preload][as=image]');

test('an eager picture is preloaded in the head, with the same format and widths', () => {
  const { container } = render(<Picture name="photograph" slot="full" loading="eager" />);
  const source = container.querySelector('source');

  expect(screen.getByRole('img', { name: alt })).not.toHaveAttribute('loading');
  expect(screen.getByRole('img', { name: alt })).toHaveAttribute('fetchpriority', 'high');
  expect(preload()).toHaveAttribute('type', 'image/avif');
  expect(preload()).toHaveAttribute('imagesrcset', source?.getAttribute('srcset'));
  expect(preload()).toHaveAttribute('imagesizes', source?.getAttribute('sizes'));
});

test('an eager drawing is preloaded in the head', () => {
  document.head.replaceChildren();
  render(<Picture name="mark" slot="mark" loading="eager" />);
  expect(preload()).toHaveAttribute('href', screen.getByRole('img').getAttribute('src'));
  // With more attributes on the preload link, Cloudflare Pages would not send an early hint for the picture.
  expect(preload()?.getAttributeNames().toSorted()).toEqual(['as', 'href', 'rel']);
});

test('the aspect ratio comes from the style sheet, not from a style attribute', () => {
  const { container } = render(<Picture name="photograph" slot="thumb" />);

  expect(container.querySelector('picture')).toHaveAttribute('data-ratio', '1:1');
  expect(container.querySelector('[style]')).toBeNull();
});
