import { repositoryUrl } from '@/lib/env';

/**
 * Where a reader can propose a change to a file: GitHub's editor, which makes a fork and a pull request of it.
 *
 * @param file the file's path from the root of the project
 * @returns nothing, where no repository is set
 */
export const editAddress = (file: string, repository: string = repositoryUrl()): string | undefined =>
  repository === '' ? undefined : `${repository}/edit/main/${file}`;
