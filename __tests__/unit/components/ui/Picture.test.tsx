import { render, screen } from '@testing-library/react';

import { Picture } from '@/components/ui/Picture';

jest.mock('@/lib/pictures', () => ({
  pictureMarkup: (name: string) =>
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

test('a picture of the first view is asked for in the head, in the format and the choice of widths it will have', () => {
  const { container } = render(<Picture name="photograph" slot="full" loading="eager" />);
  const source = container.querySelector('source');

  expect(screen.getByRole('img', { name: alt })).not.toHaveAttribute('loading');
  expect(screen.getByRole('img', { name: alt })).toHaveAttribute('fetchpriority', 'high');
  expect(preload()).toHaveAttribute('type', 'image/avif');
  expect(preload()).toHaveAttribute('imagesrcset', source?.getAttribute('srcset'));
  expect(preload()).toHaveAttribute('imagesizes', source?.getAttribute('sizes'));
});

test('a drawing of the first view is asked for in the head by its address', () => {
  document.head.replaceChildren();
  render(<Picture name="mark" slot="mark" loading="eager" />);
  expect(preload()).toHaveAttribute('href', screen.getByRole('img').getAttribute('src'));
  // With other attributes, Cloudflare Pages would not send an early hint for it.
  expect(preload()?.getAttributeNames().toSorted()).toEqual(['as', 'href', 'rel']);
});

test('shape comes from the style sheet, never from a style attribute', () => {
  const { container } = render(<Picture name="photograph" slot="thumb" />);

  expect(container.querySelector('picture')).toHaveAttribute('data-ratio', '1:1');
  expect(container.querySelector('[style]')).toBeNull();
});
