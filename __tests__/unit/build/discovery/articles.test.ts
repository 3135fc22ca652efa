/** @jest-environment node */
import { siteOrigin } from '@/lib/env';
import { articleTextIn } from '@/build/discovery/articles';

const link = '/news/a-loom';
const page = (text: string) => `<!doctype html><main><article data-text="article">${text}</article></main>`;

test('takes the text without its frame, its marks for sheets and its ids', () => {
  const html = page('<div class="prose"><h2 id="she-waits">She waits</h2><p class="x" lang="ta">A</p></div>');

  expect(articleTextIn(html, link)).toBe('<h2>She waits</h2><p lang="ta">A</p>');
});

test('makes every address whole, and keeps those that are', () => {
  const html = page(
    '<div><p><span class="link" data-address="x"><a href="/about#who">a</a></span> <a href="mailto:a@b.c">b</a></p></div>',
  );

  expect(articleTextIn(html, link)).toBe(
    `<p><a href="${siteOrigin()}/about#who">a</a> <a href="mailto:a@b.c">b</a></p>`,
  );
});

test('a place in the article is found on the page of the article', () => {
  expect(articleTextIn(page('<p><a href="#who">a</a> and</p>'), link)).toBe(
    `<p><a href="${siteOrigin()}/news/a-loom#who">a</a> and</p>`,
  );
});

test('a picture keeps the file that every reader knows', () => {
  const html = page(
    '<p>A</p><picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a.jpg 1x" alt="A"></picture>',
  );

  expect(articleTextIn(html, link)).toBe(`<p>A</p><picture><img src="${siteOrigin()}/a.jpg" alt="A"></picture>`);
});

test('refuses a page with no text, or with two', () => {
  expect(() => articleTextIn('<p>Nothing.</p>', link)).toThrow(/data-text="article"/);
  expect(() => articleTextIn(page('<p>A</p>') + page('<p>B</p>'), link)).toThrow(/data-text="article"/);
});
