/** Sveltia CMS, installed beside the project for the editor alone (tools/editor/package.json): what the page asks of it. */
declare module '@sveltia/cms' {
  type Fields = Readonly<Record<string, unknown>>;

  /** Begins the editor in the page. */
  export function init(options: { readonly config: object }): void;

  /** Reads and writes the files of the collections that name the format. */
  export function registerCustomFormat(
    name: string,
    extension: string,
    format: { readonly fromFile: (text: string) => Fields; readonly toFile: (fields: Fields) => string },
  ): void;
}
