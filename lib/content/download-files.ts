import type { RoutePath } from '@/lib/routes';

/** Downloads produced by the build: the end of each file name, after the short name of the enterprise. */
export const downloadEndings = {
  catalogue: 'gifting-catalogue.pdf',
  'price-list': 'gift-prices.csv',
  'press-release': 'press-release.pdf',
  'fact-sheet': 'fact-sheet.pdf',
  'brand-assets': 'brand-assets.zip',
} as const;

export type DownloadName = keyof typeof downloadEndings;

// The cast is safe: the keys of the object are the names.
export const downloadNames = Object.keys(downloadEndings) as [DownloadName, ...DownloadName[]];

/** Downloads that are translated, each with the page that offers it: where that page exists, so does the file. */
export const translatedDownloads: Readonly<Partial<Record<DownloadName, RoutePath>>> = {
  'press-release': '/media-kit/press-release',
  'fact-sheet': '/media-kit',
};

/** A produced download. */
export type Download = {
  readonly bytes: number;
  /** The date of its content (ISO 8601). */
  readonly date: string;
};

/** The format of content/papers/manifest.json, written by build/prepare.ts: downloads by their file name. */
export type DownloadManifest = Readonly<Record<string, Download>>;
