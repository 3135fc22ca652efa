/** The API of Sveltia CMS that is used here. It is installed separately (tools/editor/package.json). */
declare module '@sveltia/cms' {
  type Fields = Readonly<Record<string, unknown>>;

  /** Starts the editor. */
  export function init(options: { readonly config: object }): void;

  /** Registers a file format for collections that name it. */
  export function registerCustomFormat(
    name: string,
    extension: string,
    format: { readonly fromFile: (text: string) => Fields; readonly toFile: (fields: Fields) => string },
  ): void;
}
