import { readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { hashOf, runInParallel, readOrMake, writeWhole } from '@/scripts/lib/files';

const encoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file is worth compressing: text, by its extension. */
export const isCompressible = (file: string): boolean =>
  /\.(css|csv|html|ics|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** Writes `file.br` and `file.gz` next to every text file that compression makes smaller. */
export async function compressFiles(folder: string, files: readonly string[], cache: string) {
  const sum = { plain: 0, br: 0 };

  await runInParallel(files.filter(isCompressible), 4, async (file) => {
    const path = join(folder, file);
    const [bytes, { atime, mtime }] = await Promise.all([readFile(path), stat(path)]);
    sum.plain += bytes.length;

    for (const [coding, encode] of Object.entries(encoders)) {
      const { bytes: result } = await readOrMake(join(cache, `${hashOf(bytes)}.${coding}`), () => encode(bytes));
      if (result.length < bytes.length) {
        await writeWhole(`${path}.${coding}`, result);
        // Some servers derive ETags from time and size, so all encodings keep the time of the original.
        await utimes(`${path}.${coding}`, atime, mtime);
      }
      if (coding === 'br') {
        sum.br += Math.min(result.length, bytes.length);
      }
    }
  });
  return sum;
}
