import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { mapLanguages } from '@/lib/language';

import { contentWith, exampleOf, idOf, withTamil, withValue } from './content';

const home = 'pages/home.yaml';
const piece = idOf(exampleOf('pieces', /^parts:/m));
const shown = withValue(home, ['hero', 'piece'], piece, withValue(home, ['price', 'piece'], piece));

const { content, issues } = loadContent(withTamil(contentWith({ [home]: shown })));

if (!content) throw new Error(issues.map(formatIssue).join('\n'));

/**
 * In place of lib/content/generated/content.json: the site's content with the items of the tests, one of its pieces on
 * Home, Tamil where a test needs it, and /x in English only.
 *
 * @example jest.mock('@/lib/content/generated/content.json', () => jest.requireActual('../support/site'));
 */
const site = mapLanguages((language) => ({
  ...content[language],
  translated: content[language].translated.filter((path) => path !== '/x'),
}));

export default site;
