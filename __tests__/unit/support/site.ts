import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import type { Content } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { type Language, mapLanguages } from '@/lib/language';

import { contentWith, exampleOf, idOf, withTamil, withValue } from './content';

const home = 'pages/home.yaml';
const piece = idOf(exampleOf('pieces', /^parts:/m));
const shown = withValue(home, ['hero', 'piece'], piece, withValue(home, ['price', 'piece'], piece));

const { content, issues } = loadContent(withTamil(contentWith({ [home]: shown })));

const site =
  content &&
  mapLanguages((language) => ({
    ...content[language],
    translated: content[language].translated.filter((path) => path !== '/x'),
  }));

/**
 * In place of `@/lib/content`: the site's content with the items of the tests, one of its pieces on Home, Tamil where a
 * test needs it, and /x in English only.
 *
 * @example jest.mock('@/lib/content', () => jest.requireActual('../support/site'));
 */
export function getContent(language: Language = getCurrentLanguage()): Content {
  if (!site) throw new Error(issues.map(formatIssue).join('\n'));
  return site[language];
}
