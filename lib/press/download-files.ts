/** Downloads produced by the build, and their paths. Published paths must not change. */
export const downloadFiles = {
  catalogue: 'kaivinai-gifting-catalogue.pdf',
  'price-list': 'kaivinai-gift-prices.csv',
  'press-release': 'kaivinai-press-release.pdf',
  'fact-sheet': 'kaivinai-fact-sheet.pdf',
  'brand-assets': 'kaivinai-brand-assets.zip',
} as const;

export type DownloadName = keyof typeof downloadFiles;

/** A produced download. */
export type Download = {
  readonly bytes: number;
  /** The date of its content (ISO 8601). */
  readonly date: string;
};

/** The format of content/papers/manifest.json, written by build/prepare.ts. */
export type DownloadManifest = Readonly<Record<DownloadName, Download>>;
