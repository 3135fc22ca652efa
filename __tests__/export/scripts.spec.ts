import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { closeMenuScript } from '@/lib/pages/menu';

import { eachPage, exportedPages, exportFolder, find, hasIsland } from './support/pages';
import { expect, test } from '@playwright/test';

/** Script types that are not executed. */
const inert = ['application/ld+json', 'speculationrules'];

const running = (page: (typeof exportedPages)[number]) =>
  find(page, 'script').filter(
    ({ attributes, text }) => !inert.includes(attributes.type ?? '') && text !== closeMenuScript,
  );

test('each page: loads scripts only for islands, as modules with checksums', () =>
  eachPage(exportedPages, (page) => {
    const modules = [...find(page, 'link', { rel: 'modulepreload' }), ...running(page)];

    expect(find(page, 'link', { as: 'script' })).toEqual([]);
    expect(modules.length > 0).toBe(hasIsland(page));
    for (const { attributes } of modules) {
      const address = attributes.href ?? attributes.src ?? '';
      expect(address).toMatch(/^\/_next\/static\/islands\//);
      const digest = createHash('sha256')
        .update(readFileSync(`${exportFolder}${address}`))
        .digest('base64');
      expect(attributes.integrity).toBe(`sha256-${digest}`);
    }
  }));

test('the export contains no script of Next.js', () => {
  const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' });

  expect(files.filter((file) => /^_next\/(?!static\/islands\/).*\.js$/.test(file))).toEqual([]);
});

test('each page: has no inline handlers, styles or scripts', () =>
  eachPage(exportedPages, (page) => {
    const inline = page.elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([name, value]) => name.startsWith('on') || name === 'style' || /^\s*javascript:/i.test(value))
        .map(([name, value]) => `<${tag} ${name}="${value}">`),
    );

    expect(inline).toEqual([]);
  }));

test('each page: has a strict policy before all content it applies to', () =>
  eachPage(exportedPages, (page) => {
    const policies = find(page, 'meta', { 'http-equiv': 'content-security-policy' });
    const policy = policies[0]?.attributes.content ?? '';
    const governed = page.elements.findIndex(({ tag }) => ['link', 'style', 'script', 'img', 'base'].includes(tag));

    expect(policies).toHaveLength(1);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:\s|data:\s*;?\s*script/);
    expect(page.elements.findIndex((element) => element === policies[0])).toBeLessThan(governed);
  }));
