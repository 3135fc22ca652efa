/** @jest-environment node */
import { findRefusal } from '@/build/release';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

const refusalWith = (settings: Readonly<Record<string, string>>) => {
  process.env = { ...environment, ...settings };
  return findRefusal();
};

test('a public build with samples is refused, with a list and instructions', () => {
  const refused = refusalWith({ NEXT_PUBLIC_SITE_ORIGIN: 'https://www.kaivinai.org' });

  expect(refused).toMatch(/^Refuse a public build: \d+$/m);
  expect(refused).toContain('KAIVINAI_ALLOW_SAMPLES=1');
});

test('other builds are not refused', () => {
  expect(refusalWith({ NEXT_PUBLIC_SITE_ORIGIN: '' })).toBeUndefined();
  expect(refusalWith({ NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.org' })).toBeUndefined();
  expect(
    refusalWith({ NEXT_PUBLIC_SITE_ORIGIN: 'https://www.kaivinai.org', KAIVINAI_ALLOW_SAMPLES: '1' }),
  ).toBeUndefined();
});
