import { parseDocument } from 'yaml';

import { languages, sourceLanguage } from '@/lib/language';
import { collectionPaths, routePaths } from '@/lib/routes';

import type { CollectionDefinition, Definition, SingleDefinition } from '@/lib/content/schemas/define';
import { type EditorField, buildFields, getHint, getLabel, getShape, getTitle } from './fields';
import { slug, slugAdvice } from '@/lib/content/schemas/fields';
import { everyCollection, everySingle as singlesByName } from '../load/entry';
import { isTranslation } from '../load/files';
import { reviewFields } from '../translate/review';
import { hasWords } from '../translate/translate';

/** A collection, or a group of single files, in the editor's configuration. */
export type EditorCollection = {
  readonly name: string;
  readonly label: string;
  readonly fields?: readonly EditorField[];
  readonly files?: readonly { readonly name: string; readonly file: string; readonly fields: readonly EditorField[] }[];
  readonly [option: string]: unknown;
};

/** The `backend` option of Sveltia. */
export type EditorBackend = { readonly name: 'github' | 'gitlab'; readonly repo: string } & Readonly<
  Record<string, unknown>
>;

export type EditorConfig = {
  readonly backend: EditorBackend;
  readonly collections: readonly EditorCollection[];
  readonly [option: string]: unknown;
};

/** The largest picture that the editor and the check accept, in bytes. */
export const MOST_BYTES = 12_000_000;

/** The longest side of a photograph, in pixels: the widest slot at double density (picture-slots.ts). */
const LONGEST_SIDE = 3000;

/** What becomes of a photograph: those of phones are larger than any page shows them. */
const photograph = { format: 'webp', quality: 90, width: LONGEST_SIDE, height: LONGEST_SIDE };

const everySingle = Object.values(singlesByName);

/**
 * The configuration of the browser editor, derived from the schemas: collections, files, fields, their limits, and
 * which are translated.
 */
export function buildEditorConfig(
  backend: EditorBackend,
  files: ReadonlyMap<string, string>,
  siteUrl: string,
): EditorConfig {
  const names = [...files.keys()];
  const enterprise = parseDocument(files.get('site/enterprise.yaml') ?? '').get('name');
  const listIds = (folder: string): string[] =>
    names
      .filter((name) => name.startsWith(`${folder}/`) && !isTranslation(name))
      .map((name) => name.slice(folder.length + 1).replace(/\.\w+$/, ''));
  const sitePaths = [
    ...routePaths,
    ...Object.entries(collectionPaths).flatMap(([path, name]) =>
      listIds(everyCollection[name]?.folder ?? name).map((id) => `${path}/${id}`),
    ),
  ];
  const { createField, createFields } = buildFields(sitePaths);

  const createFileFields = (definition: Definition): EditorField[] => [
    ...createFields(getShape(definition.schema)),
    ...('folder' in definition && definition.body === 'mdx' ? [bodyField] : []),
    ...(hasWords(definition.schema)
      ? Object.entries(reviewFields).map(([name, schema]) => ({
          ...createField(name, schema),
          hint: `Beside a translation only. ${getHint(schema) ?? ''}`,
          required: false,
          i18n: true,
        }))
      : []),
  ];

  const createFile = (definition: SingleDefinition) => {
    const name = definition.file.split('/').at(-1) ?? '';
    const isTranslated = hasWords(definition.schema);
    return {
      name,
      label: getLabel(name),
      file: `content/${definition.file}${isTranslated ? '.{{locale}}' : ''}.yaml`,
      format: 'yaml',
      ...(isTranslated && { i18n: true }),
      fields: createFileFields(definition),
    };
  };

  const folders = [...new Set(everySingle.map(({ file }) => file.slice(0, file.indexOf('/'))))];
  const createFiles = (folder: string): EditorCollection => ({
    name: folder,
    label: getLabel(folder),
    i18n: true,
    files: everySingle.filter(({ file }) => file.startsWith(`${folder}/`)).map(createFile),
  });

  const createItems = (definition: CollectionDefinition): EditorCollection => {
    const ending = definition.body ?? 'yaml';
    const title = getTitle(definition);
    return {
      name: definition.folder,
      label: getLabel(definition.folder),
      folder: `content/${definition.folder}`,
      extension: ending,
      format: ending === 'mdx' ? 'yaml-frontmatter' : 'yaml',
      ...(title !== undefined && { identifier_field: title }),
      slug: {
        ...(title !== undefined && { template: `{{${title}}}` }),
        // Renaming a published item needs `formerly`, so it is done by hand.
        editable: ['create'],
        pattern: [String(slug), `The value ${slugAdvice}`],
      },
      ...(hasWords(definition.schema) && { i18n: true }),
      fields: createFileFields(definition),
    };
  };

  return {
    load_config_file: false,
    backend,
    publish_mode: 'editorial_workflow',
    app_title: enterprise,
    logo: { src: 'mark.svg' },
    site_url: siteUrl,
    media_folder: 'content/images',
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: {
      default: {
        config: {
          // 'IMG_2034 (1).JPG' becomes img_2034-1.jpg, because picture names are part of URLs.
          slugify_filename: true,
          max_file_size: MOST_BYTES,
          transformations: { jpeg: photograph, heic: photograph },
        },
      },
    },
    // Sveltia's preview shows single fields; the site itself shows more.
    editor: { preview: false },
    i18n: {
      structure: 'multiple_files',
      locales: languages,
      default_locale: sourceLanguage,
      initial_locales: [sourceLanguage],
      omit_default_locale_from_file_path: true,
    },
    output: { omit_empty_optional_fields: true },
    collections: [...folders.map(createFiles), ...Object.values(everyCollection).map(createItems)],
  };
}

/** The body of an MDX file, as plain text: a rich text field would drop components. */
const bodyField: EditorField = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: ## starts a section, - a list entry, [words](/contact) is a link. Text in < > is a component: do not change it',
  widget: 'markdown',
  modes: ['raw'],
  required: [sourceLanguage],
  i18n: true,
};
