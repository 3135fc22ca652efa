import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { decoded } from './raw-text';
import type { Issue } from '../issues';

const ending = /\.(ya?ml|mdx?)$/;

/** Files below content/ that something else reads: pictures, and what is generated there. */
const readElsewhere =
  /^(?:images\/[^/]+\.(?:jpe?g|png|webp|avif|tiff?|svg)|translations\.lock|papers\/manifest\.json)$/i;

/** The files and links below a folder, by their paths there. Names that begin with a dot belong to other programs. */
const entriesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const name = join(entry.parentPath, entry.name)
        .replaceAll('\\', '/')
        .slice(folder.length + 1);
      return { name, isLink: !entry.isFile() };
    })
    .filter(({ name }) => !/(?:^|\/)\./.test(name));

/**
 * Every file of content that a schema may describe, and those of an ending that is nearly right, which the check reports.
 */
export const contentFiles = (folder: string): Map<string, string> =>
  new Map(
    entriesBelow(folder)
      .filter(({ name, isLink }) => !isLink && ending.test(name))
      .map(({ name }) => [name, decoded(readFileSync(join(folder, name)))]),
  );

/** The files that nothing reads, and links: a link below public/ would publish a file from elsewhere. */
export function strayFiles(content = 'content', published = 'public'): Issue[] {
  const stray = (file: string, message: string): Issue => ({ file, path: [], message });
  const links = [content, published].flatMap((folder) =>
    entriesBelow(folder)
      .filter(({ isLink }) => isLink)
      .map(({ name }) => stray(`${folder}/${name}`, 'is a link to another file. Put the file itself here.')),
  );
  const unread = entriesBelow(content)
    .filter(({ name, isLink }) => !isLink && !ending.test(name) && !readElsewhere.test(name))
    .map(({ name }) =>
      stray(
        `${content}/${name}`,
        'is read by nothing. Content ends in .yaml or .mdx, pictures stand in content/images. Rename or remove it.',
      ),
    );
  return [...links, ...unread];
}

/** Whether a file of content translates another: 'home.ta.yaml'. */
export const isTranslation = (name: string): boolean => /\.[a-z]{2}\.\w+$/.test(name);
