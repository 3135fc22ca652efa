/** @jest-environment node */
import { getSiteOrigin } from '@/lib/env';
import { extractArticleText } from '@/build/discovery/articles';

const link = '/news/a-loom';
const page = (text: string) => `<!doctype html><main><article data-text="article">${text}</article></main>`;

test('extracts the text without wrapper, classes and ids', () => {
  const html = page('<div class="prose"><h2 id="she-waits">She waits</h2><p class="x" lang="ta">A</p></div>');

  expect(extractArticleText(html, link)).toBe('<h2>She waits</h2><p lang="ta">A</p>');
});

test('makes relative URLs absolute, and keeps absolute ones', () => {
  const html = page(
    '<div><p><span class="link" data-address="x"><a href="/about#who">a</a></span> <a href="mailto:a@b.c">b</a></p></div>',
  );

  expect(extractArticleText(html, link)).toBe(
    `<p><a href="${getSiteOrigin()}/about#who">a</a> <a href="mailto:a@b.c">b</a></p>`,
  );
});

test('an anchor in the article becomes a URL of its page', () => {
  expect(extractArticleText(page('<p><a href="#who">a</a> and</p>'), link)).toBe(
    `<p><a href="${getSiteOrigin()}/news/a-loom#who">a</a> and</p>`,
  );
});

test('a picture keeps its JPEG file', () => {
  const html = page(
    '<p>A</p><picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a.jpg 1x" alt="A"></picture>',
  );

  expect(extractArticleText(html, link)).toBe(
    `<p>A</p><picture><img src="${getSiteOrigin()}/a.jpg" alt="A"></picture>`,
  );
});

test('rejects a page with no text, or two', () => {
  expect(() => extractArticleText('<p>Nothing.</p>', link)).toThrow(/data-text="article"/);
  expect(() => extractArticleText(page('<p>A</p>') + page('<p>B</p>'), link)).toThrow(/data-text="article"/);
});
