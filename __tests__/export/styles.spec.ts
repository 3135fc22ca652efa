import { expect, test } from '@playwright/test';

import { lowerCss } from '@/build/export/lower-css';

test('negated media queries are written for Chrome 80', async () => {
  const narrow = await lowerCss('@media not (min-width:40rem){a{top:0}}');
  const narrowAndHigh = await lowerCss('@media (not (min-width:40rem)) and (min-height:30rem){a{top:0}}');

  expect(narrow).toContain('@media (max-width: 39.999rem){');
  expect(narrowAndHigh).toContain('@media (max-width: 39.999rem) and (min-height:30rem){');
});

test('a container unit with a custom property has a fallback', async () => {
  const [older, newer] = (await lowerCss('a { padding: 0 var(--space) min(3rem, 15cqi) }')).split('@supports');

  expect(older).toContain('min(3rem, 15vw)');
  expect(older).not.toContain('cqi');
  expect(newer).toContain('min(3rem, 15cqi)');
});
