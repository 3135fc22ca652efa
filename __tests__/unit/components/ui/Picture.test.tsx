import { render, screen } from '@testing-library/react';

import { Picture } from '@/components/ui/Picture';
import { pictureAt } from '@/lib/pictures/register';

const { alt } = pictureAt('pots');

test('a raster waits below the fold, with its size, its alt and a choice of formats', () => {
  const { container } = render(<Picture name="pots" slot="full" />);
  const image = screen.getByRole('img', { name: alt });

  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
  expect(image).toHaveAttribute('width', '1280');
  expect(image).toHaveAttribute('height', '853');
  expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif']);
});

test('every choice names its widths and how wide the slot is', () => {
  const { container } = render(<Picture name="pots" slot="full" />);
  const choices = [...container.querySelectorAll('source, img')];

  expect(choices).toHaveLength(2);
  for (const choice of choices) {
    expect(choice.getAttribute('srcset')).toMatch(/ 480w, .* 800w, .* 1280w$/);
    expect(choice).toHaveAttribute('sizes');
  }
});

/** What the head asks for ahead, by its attributes. */
const askedAhead = () => document.head.querySelector('link[rel=preload][as=image]');

test('a picture of the first view is asked for in the head, in the format and the choice of widths it will have', () => {
  const { container } = render(<Picture name="pots" slot="full" loading="eager" />);
  const source = container.querySelector('source');

  expect(screen.getByRole('img', { name: alt })).not.toHaveAttribute('loading');
  expect(screen.getByRole('img', { name: alt })).toHaveAttribute('fetchpriority', 'high');
  expect(askedAhead()).toHaveAttribute('type', 'image/avif');
  expect(askedAhead()).toHaveAttribute('imagesrcset', source?.getAttribute('srcset'));
  expect(askedAhead()).toHaveAttribute('imagesizes', source?.getAttribute('sizes'));
});

test('a drawing of the first view is asked for in the head by its address', () => {
  document.head.replaceChildren();
  render(<Picture name="mark-nool-veedu" slot="mark" loading="eager" />);
  expect(askedAhead()).toHaveAttribute('href', screen.getByRole('img').getAttribute('src'));
  // With any other attribute, Cloudflare Pages would make no early hint of it.
  expect(askedAhead()?.getAttributeNames().toSorted()).toEqual(['as', 'href', 'rel']);
});

test('a decorative picture has an empty alt', () => {
  render(<Picture name="pots" slot="full" decorative />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('a drawing is one file, in the shape of the slot', () => {
  const { container } = render(<Picture name="mark-nool-veedu" slot="mark" />);

  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/pictures\/mark-nool-veedu-\w{6}\.svg$/),
  );
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  expect(container.querySelector('source')).toBeNull();
  expect(container.querySelector('picture')).toHaveAttribute('data-ratio', 'natural');
});

test('shape and surface come from the style sheet, never from a style attribute', () => {
  const { container } = render(<Picture name="pots" slot="thumb" />);

  expect(container.querySelector('picture')).toHaveAttribute('data-ratio', '1:1');
  expect(container.querySelector('picture')).toHaveAttribute('data-tone');
  expect(container.querySelector('[style]')).toBeNull();
});
