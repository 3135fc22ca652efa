import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { decodeBytes } from './raw-text';
import type { Issue } from '../issues';

const ending = /\.(ya?ml|mdx?)$/;

/** Files below content/ that are not content: pictures and generated files. */
const readElsewhere =
  /^(?:images\/[^/]+\.(?:jpe?g|png|webp|avif|tiff?|svg)|site\/(?:mark|icon)\.svg|translations\.lock|papers\/manifest\.json)$/i;

/** Files and symbolic links below a folder, by relative path. Dotfiles are skipped. */
const listEntriesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const name = join(entry.parentPath, entry.name)
        .replaceAll('\\', '/')
        .slice(folder.length + 1);
      return { name, isLink: !entry.isFile() };
    })
    .filter(({ name }) => !/(?:^|\/)\./.test(name));

/** All content files, including those with a nearly correct extension, which the check reports. */
export const readContentFiles = (folder: string): Map<string, string> =>
  new Map(
    listEntriesBelow(folder)
      .filter(({ name, isLink }) => !isLink && ending.test(name))
      .map(({ name }) => [name, decodeBytes(readFileSync(join(folder, name)))]),
  );

/** Files without a use, and symbolic links: a link below public/ would publish a file from elsewhere. */
export function findStrayFiles(content = 'content', published = 'public'): Issue[] {
  const createIssue = (file: string, message: string): Issue => ({ file, path: [], message });
  const links = [content, published].flatMap((folder) =>
    listEntriesBelow(folder)
      .filter(({ isLink }) => isLink)
      .map(({ name }) => createIssue(`${folder}/${name}`, 'is a symbolic link. Put the file itself here.')),
  );
  const unread = listEntriesBelow(content)
    .filter(({ name, isLink }) => !isLink && !ending.test(name) && !readElsewhere.test(name))
    .map(({ name }) =>
      createIssue(
        `${content}/${name}`,
        /^images\/.*\.hei[cf]$/i.test(name)
          ? 'is a picture that few browsers show. Save it as JPEG, and remove this file.'
          : 'is not used. Content files end in .yaml or .mdx, and pictures belong in content/images. Rename or remove it.',
      ),
    );
  return [...links, ...unread];
}

/** Whether a content file is a translation: 'home.ta.yaml'. */
export const isTranslation = (name: string): boolean => /\.[a-z]{2}\.\w+$/.test(name);
