/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { unsafePart } from '@/build/pictures/check';
import { measureDrawing } from '@/build/pictures/drawings';
import { isWhole, unsafeDrawings } from '@/scripts/check/pictures';

import { root } from '../../support/files';

const inputs = join(root, '__tests__/unit/build/content/inputs');
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a drawing with a script is reported by its name, and is not built', async () => {
  writeFileSync(join(folder, 'bad.svg'), readFileSync(join(inputs, 'script.svg')));
  writeFileSync(join(folder, 'good.svg'), '<svg viewBox="0 0 1 1"><use href="#a" fill="url(#b)"/></svg>');

  expect((await unsafeDrawings(folder)).map(({ file }) => file)).toEqual([`${folder}/bad.svg`]);
  expect(await measureDrawing(folder, 'bad.svg')).toBeUndefined();
  expect(await measureDrawing(folder, 'good.svg')).toBeDefined();
});

test.each([
  '<svg><script>x</script></svg>',
  '<svg><svg:script href="x"/></svg>',
  '<svg onload="x"/>',
  '<svg><g\nonclick = "x"/></svg>',
  '<svg><foreignObject/></svg>',
  '<svg><image href="https://tracker.example/x.png"/></svg>',
  "<svg><a xlink:href='javascript:x'/></svg>",
  '<svg><use href="other.svg#a"/></svg>',
  '<svg><style>@import "x"</style></svg>',
  '<svg><rect fill="url(https://example.org/a)"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
  '<?xml-stylesheet href="x.css"?><svg/>',
])('%s is unsafe', (svg) => {
  expect(unsafePart(svg)).toBeDefined();
});

test('a picture that breaks off is no picture', async () => {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, 'whole.jpg'), whole);
  writeFileSync(join(folder, 'text.jpg'), 'no picture');

  expect(await isWhole(join(folder, 'whole.jpg'))).toBe(true);
  expect(await isWhole(join(inputs, 'truncated.jpg'))).toBe(false);
  expect(await isWhole(join(folder, 'text.jpg'))).toBe(false);
});
