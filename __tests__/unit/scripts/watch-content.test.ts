/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { watchContent } from '@/scripts/lib/watch-content.mjs';

const project = process.cwd();
let folder: string;
let stop = () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'content/pages'), { recursive: true });
  process.chdir(folder);
});

afterEach(() => {
  stop();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test.each(['content/pages/story.yaml', 'content/privacy.mdx', 'content/pages/loom.svg'])(
  '%s triggers a rebuild on save',
  async (file) => {
    const prepared = new Promise<string>((resolve) => {
      stop = watchContent(() => Promise.resolve(resolve(readFileSync(file, 'utf8'))));
    });
    writeFileSync(file, 'title: A story');

    expect(await prepared).toBe('title: A story');
  },
);
