/** The papers the build makes, with the file each is delivered as. A path that is out in the world stays. */
export const downloadFiles = {
  catalogue: 'kaivinai-gifting-catalogue.pdf',
  'price-list': 'kaivinai-gift-prices.csv',
  'press-release': 'kaivinai-press-release.pdf',
  'fact-sheet': 'kaivinai-fact-sheet.pdf',
  'brand-assets': 'kaivinai-brand-assets.zip',
} as const;

export type DownloadName = keyof typeof downloadFiles;

/** What the build knows of a paper. */
export type Download = {
  readonly bytes: number;
  /** The day it speaks for, ISO 8601. */
  readonly date: string;
};

/** content/papers/manifest.json, written by build/prepare.ts. */
export type DownloadManifest = Readonly<Record<DownloadName, Download>>;
