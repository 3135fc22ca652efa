/** The entry of a file of content in the editor in the browser, which names collections by their folders (content/editor-config.ts). */
export const entryOf = (file: string): string => {
  const [, folder = '', name = ''] = /^content\/([^/]+)\/([^/.]+)/.exec(file) ?? [];
  return `#/collections/${folder}/entries/${name}`;
};
