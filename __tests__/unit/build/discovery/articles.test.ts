/** @jest-environment node */
import { getSiteOrigin } from '@/lib/env';
import { extractArticleText } from '@/build/discovery/articles';

const link = '/news/a-loom';
const page = (text: string) => `<!doctype html><main><article data-text="article">${text}</article></main>`;

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
