import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Issue } from '../issues';

const ending = /\.(ya?ml|mdx?)$/;

/** Files below content/ that are not content: pictures and generated files. */
const readElsewhere =
  /^(?:images\/[^/]+\.(?:jpe?g|png|webp|avif|tiff?|svg)|site\/(?:mark|icon)\.svg|translations\.lock|papers\/manifest\.json)$/i;

/**
 * Decodes a content file, with NFC letters and `\n` as line breaks. Bytes that are not UTF-8 become U+FFFD, which the
 * check reports. A lone carriage return ends a line in MDX but not in YAML, so that it could hide text from the check.
 */
export const decodeBytes = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');

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

function describeStray(name: string): string {
  if (/\.hei[cf]$/i.test(name)) return 'is a picture that few browsers show. Save it as JPEG, and remove this file.';
  return name.startsWith('images/')
    ? 'is not a picture that the build reads. Save it as JPEG, PNG, WebP, AVIF or SVG, or remove it.'
    : 'is not used. Content files end in .yaml or .mdx, and pictures are in content/images. Rename or remove it.';
}

/** Files without a use, and symbolic links: a link below public/ would publish a file from elsewhere. */
export function findStrayFiles(content = 'content', published = 'public'): Issue[] {
  const links = [content, published].flatMap((folder) =>
    listEntriesBelow(folder)
      .filter(({ isLink }) => isLink)
      .map(({ name }) => ({ file: `${folder}/${name}`, message: 'is a symbolic link. Put the file itself here.' })),
  );
  const unread = listEntriesBelow(content)
    .filter(({ name, isLink }) => !isLink && !ending.test(name) && !readElsewhere.test(name))
    .map(({ name }) => ({ file: `${content}/${name}`, message: describeStray(name) }));
  return [...links, ...unread].map((issue) => ({ ...issue, path: [] }));
}

/** Whether a content file is a translation: 'home.ta.yaml'. */
export const isTranslation = (name: string): boolean => /\.[a-z]{2}\.\w+$/.test(name);
