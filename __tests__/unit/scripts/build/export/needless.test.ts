/** @jest-environment node */
import { needlessFiles } from '@/scripts/build/export/needless';

const pages = ['404.html', 'index.html', 'story.html', 'hub/pottery.html', 'news/page/2.html'];

test('names every payload and every copy of the 404 page', () => {
  const needless = [
    'index.txt',
    'story.txt',
    '__next._tree.txt',
    'story/__next.story.__PAGE__.txt',
    'hub/pottery.txt',
    '_not-found.html',
    '_not-found.txt',
    '_not-found/__next._full.txt',
    '404/index.html',
    '_next/static/chunks/main.js',
    '_next/static/chunks/page.css',
    '_next/static/aBc/_buildManifest.js',
    'class-names.json',
    'news/page/1.html',
    'news/page/1.txt',
    'news/_.html',
    'news/_.txt',
    'events/_/event.ics',
  ];

  expect(needlessFiles([...pages, ...needless], [])).toEqual(needless);
});

test('leaves fonts and every other text', () => {
  const texts = [
    '_next/static/media/face.woff2',
    'robots.txt',
    '.well-known/security.txt',
    'art/credits.txt',
    'llms.txt',
  ];

  expect(needlessFiles([...pages, ...texts], [])).toEqual([]);
});

test('leaves what was put there on purpose, whatever its name', () => {
  expect(needlessFiles([...pages, 'story.txt'], ['story.txt'])).toEqual([]);
});
