import { contentIn } from './content';
import { entryOf } from './editor-entry';
import { editorSettings, editorUrl, repositoryKind, repositoryUrl } from './env';
import { type Language, sourceLanguage } from './languages';
import { mailAbout } from './links';
import { absoluteUrl } from './metadata';
import { type SitePath, wordsFileOf } from './routes';
import { fill } from './text/fill';

/** The file that holds the words of a page, from the project's root. */
export function fileOf(path: SitePath, language: Language): string {
  const stem = wordsFileOf(path, language) ?? '';
  const tag = language === sourceLanguage ? '' : `.${language}`;
  return `content/${stem}${tag}.${/^(news|policies)\//.test(stem) ? 'mdx' : 'yaml'}`;
}

/** A link by which a reader tells what is wrong on a page. */
export type EditLink = { readonly href: string; readonly label: string; readonly isExternal: boolean };

/** A file in the repository's own editor. */
const editorOf = (repository: string, file: string): string =>
  `${repository}${repositoryKind(repository) === 'gitlab' ? '/-' : ''}/edit/${editorSettings().branch}/${file}`;

/**
 * How a reader mends a page: in the editor in the browser, where one is set; in the repository's own editor, which makes a
 * fork and a pull request of the change, where a repository is; by a letter to us, where neither is.
 *
 * @param path the page; nothing on one that answers for any path
 * @param href where it stands in this language
 */
export function editLink(
  path: SitePath | undefined,
  href: string,
  language: Language,
  repository: string = repositoryUrl(),
  editor: string = editorUrl(),
): EditLink {
  const words = contentIn(language).interface;
  if (path !== undefined && editor + repository !== '') {
    const file = fileOf(path, language);
    const link = editor === '' ? editorOf(repository, file) : `${editor}/${entryOf(file)}`;
    return { href: link, label: words.suggestEdit, isExternal: true };
  }
  const subject = fill(words.mistakeSubject, { page: absoluteUrl(href) });
  return { href: mailAbout(language, subject), label: words.reportMistake, isExternal: false };
}
