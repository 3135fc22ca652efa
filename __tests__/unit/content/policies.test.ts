import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ages, periods, rupees, shares } from '@/content/policy-facts';
import { mdxComponents } from '@/mdx-components';

const folder = join(process.cwd(), 'content/policies');

const sources = readdirSync(folder).map((name) => {
  const source = readFileSync(join(folder, name), 'utf8');
  const [, frontmatter = '', ...rest] = source.split(/^---$/m);
  return { name, frontmatter, body: rest.join('---') };
});

/** What an editor typed as words: no component tags, no link addresses, no list numbers, no stored names. */
const wordsOf = (body: string): string =>
  body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/`[^`]*`/g, ' ')
    .replaceAll(/^\d+\. /gm, '')
    .replaceAll(/\| -+/g, ' ');

/** Figures that are names, not facts of ours: the year of a law, a class of city. */
const isName = /Act, \d{4}|Tier [12]\b/g;

const spelledOut =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirteen|twenty|thirty)[- ](business |working )?(hour|day|week|month|year|rupee|per cent)s?\b/i;

test.each(sources)('$name takes every figure from content/policy-facts.ts', ({ body }) => {
  const text = wordsOf(body).replaceAll(isName, '');

  expect(text.match(/.{0,30}(\d|₹|%).{0,30}/g)).toBeNull();
  expect(text.match(spelledOut)).toBeNull();
});

test.each(sources)('$name has no figure in its frontmatter but its date', ({ frontmatter }) => {
  expect(frontmatter.replace(/^lastUpdated: \d{4}-\d{2}-\d{2}$/m, '')).not.toMatch(/\d/);
});

test.each([
  ['Rupees', rupees],
  ['Period|Count', periods],
  ['Percent', shares],
  ['Age', ages],
] as const)('the policies tell every fact that %s knows', (component, facts) => {
  const all = sources.map(({ body }) => body).join('\n');
  const pattern = new RegExp(`<(?:${component}) of="(\\w+)"`, 'g');
  const told = new Set(Array.from(all.matchAll(pattern), ([, name]) => name));

  expect(told).toEqual(new Set(Object.keys(facts)));
});

test('every component that MDX may use is used', () => {
  const all = sources.map(({ body }) => body).join('\n');
  const named = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));

  expect(named.filter((name) => !all.includes(`<${name}`))).toEqual([]);
});
