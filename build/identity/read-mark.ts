import { existsSync, readFileSync } from 'node:fs';

import type { Issue } from '@/build/content/issues';
import { readDrawing } from '@/build/pictures/read-drawing';

/** The drawings of the identity. The mark is painted in `currentColor`, and in `var(--ink)` where it has two colours. */
const files = ['content/site/mark.svg', 'content/site/icon.svg'];

/** Errors in the drawings of the identity: missing, unsafe, or not square. */
export const findIdentityIssues = (): Issue[] =>
  files.flatMap((file): Issue[] => {
    if (!existsSync(file))
      return [{ file, path: [], message: 'is missing. Save the drawing of the logo here, as SVG.' }];
    const { faults, size } = readDrawing(readFileSync(file));
    const unsafe = faults.map(({ message, position }) => ({
      file,
      path: [],
      position,
      message: `${message}. Save it from a drawing program as plain SVG, without scripts and links.`,
    }));
    const isSquare = size === undefined || Math.abs(size.width / size.height - 1) < 0.01;
    return isSquare ? unsafe : [...unsafe, { file, path: [], message: 'is not square. Give its viewBox equal sides.' }];
  });

/** The mark as it is placed in pages: its view box, and its elements as text. Empty while the file has errors. */
export function readMark(file = 'content/site/mark.svg'): { readonly viewBox: string; readonly body: string } {
  const { svg = '', faults = [] } = existsSync(file) ? readDrawing(readFileSync(file)) : {};
  const [, attributes = '', body = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(faults.length === 0 ? svg : '') ?? [];
  const [, viewBox = '0 0 1 1'] = /viewBox="([^"]*)"/.exec(attributes) ?? [];
  const [, fill] = /\bfill="([^"]*)"/.exec(attributes) ?? [];
  const elements = body.replaceAll(/\s+/g, ' ').trim();
  return { viewBox, body: fill === undefined ? elements : `<g fill="${fill}">${elements}</g>` };
}
