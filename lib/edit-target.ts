import { contentIn } from './content';
import type { EditTarget } from './edit-link';
import { editorSettings, editorUrl, repositoryKind, repositoryUrl, siteOrigin } from './env';
import type { Language } from './languages';

/** The base URL for editing a file of the published branch in the repository. */
const repositoryEditor = (repository: string): string =>
  repository && `${repository}${repositoryKind(repository) === 'gitlab' ? '/-' : ''}/edit/${editorSettings().branch}`;

/** Where corrections to pages of a language go. */
export function editTarget(
  language: Language,
  repository: string = repositoryUrl(),
  editor: string = editorUrl(),
): EditTarget {
  const { interface: words, enterprise } = contentIn(language);
  const { suggestEdit, reportMistake, mistakeSubject } = words;
  return {
    language,
    editor,
    repository: repositoryEditor(repository),
    origin: siteOrigin(),
    email: enterprise.email,
    words: { suggestEdit, reportMistake, mistakeSubject },
  };
}
