import { parse } from 'yaml';

import { joinMdx, splitMdx, writeText } from './text-form';

type Fields = Readonly<Record<string, unknown>>;

/** Invisible prefix that marks a numeric value in the editor's text fields. Removed on save. */
export const numberMark = '\u2060';

const numberInForm = new RegExp(`^${numberMark}(-?\\d+(?:\\.\\d+)?)$`);

type Format = { readonly fromFile: (text: string) => Fields; readonly toFile: (fields: Fields) => string };

const read = (yaml: string): Fields =>
  (parse(yaml, (_, value: unknown) =>
    typeof value === 'number' ? `${numberMark}${value}` : value,
  ) as Fields | null) ?? {};

/**
 * The format name for a file extension in the editor's configuration. Sveltia treats a format as MDX only by this name.
 */
export const formatName = (ending: keyof typeof editorFormats): string =>
  ending === 'mdx' ? 'content-frontmatter' : 'content';

/** The file formats, by file extension. */
export const editorFormats: Readonly<Record<'yaml' | 'mdx', Format>> = {
  yaml: { fromFile: read, toFile: (fields) => writeText(withoutEmpty(fields)) },
  mdx: {
    fromFile: (text) => {
      // The editor strips the final line break.
      const { yaml, body } = splitMdx(`${text}\n`) ?? { yaml: '', body: text };
      return { ...read(yaml), body: body.trim() };
    },
    toFile: ({ body, ...fields }) => joinMdx(writeText(withoutEmpty(fields)), typeof body === 'string' ? body : ''),
  },
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes values that an empty form field leaves: empty text, unset flags (which are `true` or absent), and objects
 * with nothing else. List entries keep their position.
 */
function withoutEmpty(fields: Fields): Fields {
  const filled = Object.entries(fields)
    .map(([key, value]) => [key, pruned(value)] as const)
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(filled);
}

const pruned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => pruned(entry) ?? '');
  const [, digits] = (typeof value === 'string' && numberInForm.exec(value)) || [];
  if (digits !== undefined) return Number(digits);
  return isRecord(value) ? withoutEmpty(value) : value;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
