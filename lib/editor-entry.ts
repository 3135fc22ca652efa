/**
 * The path of a content file in the browser editor, which names collections by folder (build/content/editor/config.ts).
 */
export const entryOf = (file: string): string => {
  const [, folder = '', name = ''] = /^content\/([^/]+)\/([^/.]+)/.exec(file) ?? [];
  return `#/collections/${folder}/entries/${name}`;
};
