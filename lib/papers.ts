import { paperFiles, type DeliveredPaper, type PaperManifest, type PaperName } from '@/content/papers/delivery';
import builtManifest from '@/content/papers/manifest.json';
import { site } from '@/content/site';
import { fileSizeUnits } from '@/content/units';

import { formatDate } from './format';

export type { PaperName } from '@/content/papers/delivery';

const sizes = new Intl.NumberFormat(site.locale, { maximumFractionDigits: 1 });

/** A file's size for a reader, as systems count it (1 kB is 1000 bytes): '431 kB', '1.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${sizes.format(bytes)} ${fileSizeUnits.bytes}`;
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000
    ? `${sizes.format(kilobytes)} ${fileSizeUnits.kilobytes}`
    : `${sizes.format(bytes / 1_000_000)} ${fileSizeUnits.megabytes}`;
}

/** What a link to a paper needs: where it leads, and what stands beside it: 'PDF, 422 kB, 20 November 2026'. */
export function paperLink(
  name: PaperName,
  manifest: PaperManifest = builtManifest,
): { readonly href: string; readonly kind: 'PDF' | 'ZIP'; readonly note: string } {
  const { bytes, date }: DeliveredPaper = manifest[name];
  const file = paperFiles[name];
  const kind = file.endsWith('.pdf') ? 'PDF' : 'ZIP';
  return { href: `/papers/${file}`, kind, note: [kind, formatBytes(bytes), formatDate(date)].join(', ') };
}
