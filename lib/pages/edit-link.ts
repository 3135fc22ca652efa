import { formatMailUrl } from '@/lib/content/urls';
import type { Content } from '@/lib/content';
import { getEditorSettings, getEditorUrl, getRepositoryKind, getRepositoryUrl, getSiteOrigin } from '@/lib/env';
import { type Language, sourceLanguage } from '@/lib/language';
import { type SitePath, getWordsFile } from '@/lib/routes';
import { fill } from '@/lib/language/fill';

/** The file with the texts of a page, relative to the project root. */
export function getContentFile(path: SitePath, language: Language): string {
  const stem = getWordsFile(path, language) ?? '';
  const tag = language === sourceLanguage ? '' : `.${language}`;
  return `content/${stem}${tag}.${/^(news|policies)\//.test(stem) ? 'mdx' : 'yaml'}`;
}

/** A link with which readers can correct or report a mistake on a page. */
export type EditLink = { readonly href: string; readonly label: string; readonly isExternal: boolean };

/** Where corrections go. Plain data, because client components of the layout take it as a prop. */
export type EditTarget = {
  readonly language: Language;
  /** The URL of the browser editor; empty if there is none. */
  readonly editor: string;
  /** The base URL for editing a file in the repository; empty if there is none. */
  readonly repository: string;
  readonly origin: string;
  readonly email: string;
  readonly words: { readonly suggestEdit: string; readonly reportMistake: string; readonly mistakeSubject: string };
};

/** The base URL for editing a file of the published branch in the repository. */
const getRepositoryEditor = (repository: string): string =>
  repository &&
  `${repository}${getRepositoryKind(repository) === 'gitlab' ? '/-' : ''}/edit/${getEditorSettings().branch}`;

/** Where corrections to pages of a language go. */
export function getEditTarget(
  { words, enterprise }: Pick<Content, 'words' | 'enterprise'>,
  language: Language,
  repository: string = getRepositoryUrl(),
  editor: string = getEditorUrl(),
): EditTarget {
  const { suggestEdit, reportMistake, mistakeSubject } = words.site;
  return {
    language,
    editor,
    repository: getRepositoryEditor(repository),
    origin: getSiteOrigin(),
    email: enterprise.email,
    words: { suggestEdit, reportMistake, mistakeSubject },
  };
}

/**
 * The path of a content file in the browser editor, which names collections by folder (build/content/editor/config.ts).
 */
export const getEntryPath = (file: string): string => {
  const [, folder = '', name = ''] = /^content\/([^/]+)\/([^/.]+)/.exec(file) ?? [];
  return `#/collections/${folder}/entries/${name}`;
};

/**
 * The link for correcting a page: to the browser editor if configured, else to the repository's editor (which creates a
 * fork and a pull request), else an e-mail to us.
 *
 * @param path the page; undefined on the 404 page
 * @param href the page's URL in this language
 */
export function getEditLink(path: SitePath | undefined, href: string, target: EditTarget): EditLink {
  const { language, editor, repository, origin, email, words } = target;
  if (path !== undefined && editor + repository !== '') {
    const file = getContentFile(path, language);
    const link = editor === '' ? `${repository}/${file}` : `${editor}/${getEntryPath(file)}`;
    return { href: link, label: words.suggestEdit, isExternal: true };
  }
  const subject = fill(words.mistakeSubject, { page: `${origin}${href}` });
  return { href: formatMailUrl(email, subject), label: words.reportMistake, isExternal: false };
}
