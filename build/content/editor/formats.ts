import { parse } from 'yaml';

import { joinMdx, splitMdx, writeText } from './text-form';

type Fields = Readonly<Record<string, unknown>>;

/** Stands, unseen, before a number in a form, whose fields are all of text: the file holds a number again. */
export const numberMark = '\u2060';

const numberInForm = new RegExp(`^${numberMark}(-?\\d+(?:\\.\\d+)?)$`);

type Format = { readonly fromFile: (text: string) => Fields; readonly toFile: (fields: Fields) => string };

const read = (yaml: string): Fields =>
  (parse(yaml, (_, value: unknown) =>
    typeof value === 'number' ? `${numberMark}${value}` : value,
  ) as Fields | null) ?? {};

/** What the editor's configuration calls the format of files with an ending. Sveltia takes one for MDX by such a name alone. */
export const formatName = (ending: keyof typeof editorFormats): string =>
  ending === 'mdx' ? 'content-frontmatter' : 'content';

/** The formats by the ending of their files. */
export const editorFormats: Readonly<Record<'yaml' | 'mdx', Format>> = {
  yaml: { fromFile: read, toFile: (fields) => writeText(withoutEmpty(fields)) },
  mdx: {
    fromFile: (text) => {
      // The editor takes the last line break away.
      const { yaml, body } = splitMdx(`${text}\n`) ?? { yaml: '', body: text };
      return { ...read(yaml), body: body.trim() };
    },
    toFile: ({ body, ...fields }) => joinMdx(writeText(withoutEmpty(fields)), typeof body === 'string' ? body : ''),
  },
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields without what a form leaves where nothing was written: empty texts, marks that are not set (they are `true` or
 * not there), and what holds nothing else. An entry of a list keeps its place.
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
