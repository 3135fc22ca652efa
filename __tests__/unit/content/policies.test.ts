import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentIn } from '@/lib/content';
import { vocabulary } from '@/lib/content/vocabulary';

const { ages, periods, rupees, shares } = contentIn('en').constants;

const folder = join(process.cwd(), 'content/policies');

const all = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

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
  expect(Object.keys(vocabulary).filter((name) => !all.includes(`<${name}`))).toEqual([]);
});
