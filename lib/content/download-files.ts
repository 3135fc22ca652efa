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

/** A produced download. */
export type Download = {
  readonly bytes: number;
  /** The date of its content (ISO 8601). */
  readonly date: string;
};

/** The format of content/papers/manifest.json, written by build/prepare.ts. */
export type DownloadManifest = Readonly<Record<DownloadName, Download>>;
