import { basename, join } from 'node:path';

/** Where the pages of an export are kept as Next.js wrote them, to weigh the finished ones against. */
export const plainFolder = (out: string): string => join('.cache', 'plain-export', basename(out));
