import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentIn } from '@/lib/content';
import { vocabulary } from '@/lib/content/vocabulary';

const { ages, periods, rupees, shares } = contentIn('en').constants;

const textsOf = (topic: string): string =>
  readdirSync(join(process.cwd(), 'content', topic))
    .map((name) => readFileSync(join(process.cwd(), 'content', topic, name), 'utf8'))
    .join('\n');

const all = textsOf('policies');

test.each([
  ['Rupees', rupees],
  ['Period|Count', periods],
  ['Percent', shares],
  ['Age', ages],
] as const)('the policies tell every fact that %s knows', (component, facts) => {
  const pattern = new RegExp(`<(?:${component}) of="(\\w+)"`, 'g');
  const told = new Set(Array.from(all.matchAll(pattern), ([, name]) => name));

  expect(told).toEqual(new Set(Object.keys(facts)));
});

test('every component that MDX may use is used', () => {
  const texts = all + textsOf('news');
  expect(Object.keys(vocabulary).filter((name) => !texts.includes(`<${name}`))).toEqual([]);
});
