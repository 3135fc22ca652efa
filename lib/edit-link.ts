import { mailTo } from './content/links';
import { entryOf } from './editor-entry';
import { type Language, sourceLanguage } from './languages';
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

/** Where corrections go. Plain data: the layout's client components take it as a prop. */
export type EditTarget = {
  readonly language: Language;
  /** The editor in the browser; empty where there is none. */
  readonly editor: string;
  /** Where the repository's own editor opens a file; empty where there is no repository. */
  readonly repository: string;
  readonly origin: string;
  readonly email: string;
  readonly words: { readonly suggestEdit: string; readonly reportMistake: string; readonly mistakeSubject: string };
};

/**
 * How a reader mends a page: in the editor in the browser, where one is set; in the repository's own editor, which makes a
 * fork and a pull request of the change, where a repository is; by a letter to us, where neither is.
 *
 * @param path the page; nothing on one that answers for any path
 * @param href where it is in this language
 */
export function editLink(path: SitePath | undefined, href: string, target: EditTarget): EditLink {
  const { language, editor, repository, origin, email, words } = target;
  if (path !== undefined && editor + repository !== '') {
    const file = fileOf(path, language);
    const link = editor === '' ? `${repository}/${file}` : `${editor}/${entryOf(file)}`;
    return { href: link, label: words.suggestEdit, isExternal: true };
  }
  const subject = fill(words.mistakeSubject, { page: `${origin}${href}` });
  return { href: mailTo(email, subject), label: words.reportMistake, isExternal: false };
}
