import { readFileSync } from 'node:fs';

import type { Manifest } from '@/lib/pictures/delivery';

const drawing = { src: '/art/of-the-test.svg', width: 400, height: 300 };

const { rasters, drawings } = JSON.parse(readFileSync('lib/content/generated/pictures.json', 'utf8')) as Manifest;

/**
 * In place of lib/content/generated/pictures.json: the prepared pictures, and a drawing for each of the others, such as
 * those of the items of the tests (content.ts).
 */
const manifest: Manifest = {
  rasters,
  drawings: new Proxy(drawings, {
    get: (known, name: string) => known[name] ?? (name in rasters ? undefined : drawing),
  }),
};

export default manifest;
