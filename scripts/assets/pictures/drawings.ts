import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DeliveredDrawing } from '@/lib/pictures/delivery';

/**
 * A drawing's address and the size its view box gives it.
 *
 * @returns nothing for a drawing without a view box, which a browser could not scale
 */
export async function measureDrawing(folder: string, file: string): Promise<DeliveredDrawing | undefined> {
  const svg = await readFile(join(folder, file), 'utf8');
  const viewBox = /<svg\b[^>]*\bviewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { src: `/art/${file}`, width, height } : undefined;
}
