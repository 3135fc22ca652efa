import { getCurrentLanguage } from '@/lib/language/current-language';
import manifestFile from '@/content/papers/manifest.json';
import { getWords } from '@/lib/content';
import { type Language, locales } from '@/lib/language';
import { getFormats } from '@/lib/language/format';

import type { DownloadManifest, DownloadName } from '@/lib/content/download-files';
import { getDownloadFile, listDownloadLanguages } from './get-download-file';

const builtManifest: DownloadManifest = manifestFile;

/** A file size as operating systems show it (1 kB is 1000 bytes): '431 kB', '1.2 MB'. */
export function formatBytes(bytes: number, language: Language = getCurrentLanguage()): string {
  const { fileSizeUnits: units } = getWords('site', language);
  const sizes = new Intl.NumberFormat(`${locales[language]}-u-nu-latn`, { maximumFractionDigits: 1 });
  if (bytes < 1000) return `${sizes.format(bytes)} ${units.bytes}`;
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000
    ? `${sizes.format(kilobytes)} ${units.kilobytes}`
    : `${sizes.format(bytes / 1_000_000)} ${units.megabytes}`;
}

export type DownloadFormat = 'PDF' | 'ZIP' | 'CSV';

const kinds: Readonly<Record<string, DownloadFormat>> = { pdf: 'PDF', zip: 'ZIP', csv: 'CSV' };

/** A link to a download, with a note such as 'PDF, 422 kB, 20 November 2026'. */
export type DownloadLink = {
  readonly label: string;
  readonly href: string;
  readonly kind: DownloadFormat;
  readonly note: string;
};

/** Turns a download that content names into a link, to the file in this language if there is one. */
export function getDownloadLink(
  { label, download }: { readonly label: string; readonly download: DownloadName },
  language: Language = getCurrentLanguage(),
  manifest: DownloadManifest = builtManifest,
): DownloadLink {
  const file = getDownloadFile(
    download,
    listDownloadLanguages(download).find((each) => each === language),
  );
  const made = manifest[file];
  if (!made) throw new Error(`${file} is not in content/papers/manifest.json: run the build's first step again.`);
  const { bytes, date } = made;
  const kind = kinds[file.slice(file.lastIndexOf('.') + 1)] ?? 'PDF';
  const note = [kind, formatBytes(bytes, language), getFormats(language).date(date)].join(', ');
  return { label, href: `/papers/${file}`, kind, note };
}
