/** @jest-environment node */
import { listUnpublishedFiles } from '@/build/export/prune';

const pages = ['404.html', 'index.html', 'story.html', 'hub/pottery.html'];

test('lists payloads and copies of the 404 page', () => {
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
    'news/_.html',
    'news/_.txt',
    'events/_/event.ics',
  ];

  expect(listUnpublishedFiles([...pages, ...needless], [])).toEqual(needless);
});

test('keeps fonts and other text files', () => {
  const texts = [
    '_next/static/media/face.woff2',
    'robots.txt',
    '.well-known/security.txt',
    'art/credits.txt',
    'llms.txt',
  ];

  expect(listUnpublishedFiles([...pages, ...texts], [])).toEqual([]);
});

test('keeps public files, whatever their names', () => {
  expect(listUnpublishedFiles([...pages, 'story.txt'], ['story.txt'])).toEqual([]);
});
