import { getContent } from '@/lib/content';
import { listVersions } from '@/lib/content/links';
import { type Language, sourceLanguage } from '@/lib/language';

import { downloadEndings, type DownloadName, translatedDownloads } from '@/lib/content/download-files';

/**
 * The file name of a download, such as 'kaivinai-fact-sheet.pdf', or 'kaivinai-fact-sheet-ta.pdf' of its translation. The
 * build imports it before the manifest exists.
 */
export function getDownloadFile(name: DownloadName, language: Language = sourceLanguage): string {
  const ending = downloadEndings[name];
  const suffix = language === sourceLanguage ? '' : `-${language}`;
  return `${getContent('en').enterprise.shortName}-${ending.replace('.', `${suffix}.`)}`;
}

/** The languages of a download: those of the page that offers it, or the default language alone. */
export function listDownloadLanguages(name: DownloadName): readonly Language[] {
  const path = translatedDownloads[name];
  return path === undefined ? [sourceLanguage] : listVersions(path).map(({ language }) => language);
}
