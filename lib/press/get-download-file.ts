import { getContent } from '@/lib/content';

import { downloadEndings, type DownloadName } from '@/lib/content/download-files';

/** The file name of a download, such as 'kaivinai-fact-sheet.pdf'. The build imports it before the manifest exists. */
export const getDownloadFile = (name: DownloadName): string =>
  `${getContent('en').enterprise.shortName}-${downloadEndings[name]}`;
