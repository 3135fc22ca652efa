import { z } from 'zod';

import { parseMoment } from './build-date';
import { findNearest } from './language/nearest';
import { editorBackends, formats, findKindByHost } from './env';
import { listColumns, formNames } from './forms/definitions';
import { quoteText } from './content/schemas/fields/messages';
import { findUrlFault } from './routes/url';

/**
 * Validates every `NEXT_PUBLIC_…` and `KAIVINAI_…` variable; lib/env.ts reads them. An invalid one stops every command
 * at the start (scripts/lib/environment.ts, next.config.mjs).
 */

/** A text that `adviceOn` accepts. It returns what to write; undefined if the value is valid. */
const createTextSetting = (adviceOn: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const advice = adviceOn(value);
    if (advice !== undefined) context.addIssue(advice);
  });

const createChoiceSetting = (words: readonly string[]) => z.enum(words, `Write ${words.join(' or ')}.`);
const createPatternSetting = (pattern: RegExp, advice: string) => z.string().regex(pattern, advice);

/** A page with TLS cannot connect without TLS. `npm start` has none. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));

function adviseOnUrl(value: string, example: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // `new URL` accepts `https:example.org` too, but strings built from it would be invalid.
  const isWhole = url !== undefined && /^https?:\/\/[^\s/\\]\S*$/.test(value);
  if (!isWhole || !isSecure(url) || url.username !== '' || url.hash !== '') {
    return `Write a full URL with https://, such as ${example}.`;
  }
  if (/^https?:\/\/[^/]*[^\0-\x7F]/.test(value)) {
    return `Write the host in ASCII: ${url.hostname}.`;
  }
  return findUrlFault(value);
}

/** A URL to which paths are appended. */
const adviseOnBase = (value: string, example: string): string | undefined =>
  adviseOnUrl(value, example) ??
  (/\?|\.html?\/*$/.test(value)
    ? `Paths are appended to it. Write it without ? and a file name, such as ${example}.`
    : undefined);

const createUrlSetting = (example: string) => createTextSetting((value) => adviseOnUrl(value, example));
const createBaseSetting = (example: string) => createTextSetting((value) => adviseOnBase(value, example));

const origin = createTextSetting((value) => {
  const advice = adviseOnUrl(value, 'https://www.example.org');
  if (advice !== undefined || value.replace(/\/+$/, '') === new URL(value).origin) return advice;
  return `The site must be at the root of its host, because links start there. Write ${new URL(value).origin}.`;
});

const repositorySchema = createTextSetting((value) => {
  const example = 'https://github.com/name/repository';
  const hasNames = /^https?:\/\/[^/]+\/[^/]+\/(?!.*\/(?:-|tree)\/)[^/]/.test(value);
  return (
    adviseOnBase(value, example) ??
    (hasNames ? undefined : `Write it with owner and repository name, such as ${example}.`)
  );
});

/** Field names that forms send anyway. */
const listSentNames = (): readonly string[] => [...formNames.flatMap(listColumns), 'form', 'id'];

/** A path of this site as browsers request it: without `..` and an anchor, and not the home page. */
function isOwnPath(value: string): boolean {
  if (!/^\/[^/\\\s]\S*$/.test(value) || findUrlFault(value) !== undefined) return false;
  const { pathname, search } = new URL(value, 'https://x');
  return pathname + search === value;
}

const endpointSchema = createTextSetting((value) =>
  isOwnPath(value) ? undefined : adviseOnUrl(value, 'https://formspree.io/f/FORM, or as a path of this site'),
);

const fieldsSchema = createTextSetting((value) => {
  const unknown = [...value.matchAll(/\{(\w*)\}/g)].find(([, name]) => name !== 'form');
  if (unknown) return `Only the variable {form} is allowed, not ${unknown[0]}.`;
  if (!value.split('&').every((pair) => /^[^=\s]+=/.test(pair))) return 'Write it as name=value&other=value.';
  const names = [...new URLSearchParams(value).keys()];
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) return `'${twin}' appears twice. Keep one of the two.`;
  const taken = names.find((name) => listSentNames().includes(name));
  return taken === undefined ? undefined : `Forms already send '${taken}'. Remove it.`;
});

const honeypot = createPatternSetting(/^[\w-]+$/, 'Write letters, digits, - and _ only.').refine(
  // Names that every object has would be read from it.
  (value) => !listSentNames().includes(value) && !(value in {}),
  'Forms already send a field of that name. Choose another, such as _gotcha.',
);

const port = z
  .string()
  .refine((value) => /^[1-9]\d*$/.test(value) && Number(value) <= 65_535, 'Write a port, such as 4173.');

/** All settings, in the order of `.env.example`. Empty values are not validated. */
export const settings: Readonly<Record<string, z.ZodType>> = {
  NEXT_PUBLIC_SITE_ORIGIN: origin,
  KAIVINAI_ALLOW_SAMPLES: createChoiceSetting(['1']),
  NEXT_PUBLIC_REPOSITORY_URL: repositorySchema,
  NEXT_PUBLIC_EDITOR_URL: createBaseSetting('https://edit.example.org'),
  KAIVINAI_EDITOR_BACKEND: createChoiceSetting(editorBackends),
  KAIVINAI_EDITOR_BRANCH: createPatternSetting(/^\w[\w./-]*$/, 'Write the name of a branch, such as main.'),
  KAIVINAI_EDITOR_SIGN_IN_URL: createBaseSetting('https://sign-in.example.org'),
  KAIVINAI_EDITOR_APP_ID: createPatternSetting(/^\w+$/, 'Write the id of the application, letters and digits.'),
  NEXT_PUBLIC_IP_LOOKUP_URL: createUrlSetting('https://ip.example.org/json'),
  NEXT_PUBLIC_FORM_ENDPOINT: endpointSchema,
  NEXT_PUBLIC_FORM_FORMAT: createChoiceSetting(formats),
  NEXT_PUBLIC_FORM_HONEYPOT: honeypot,
  NEXT_PUBLIC_FORM_FIELDS: fieldsSchema,
  KAIVINAI_BUILD_DATE: z
    .string()
    .refine((value) => parseMoment(value) && /^20[2-9]/.test(value), 'Write a day as 2026-11-21.'),
  KAIVINAI_DEV_PAGES: createChoiceSetting(['1']),
  KAIVINAI_EXPORT_FOLDER: createPatternSetting(/^out-[\w-]+$/, 'Write out- and a name, such as out-variant.'),
  KAIVINAI_SITE_PORT: port,
  KAIVINAI_VARIANT_PORT: port,
};

type Environment = Readonly<Record<string, string | undefined>>;

const ours = /^(NEXT_PUBLIC_|KAIVINAI_)/;

/** Public settings by name, which replace `process.env.NAME` in client code. */
export const getPublicSettings = (environment: Environment = process.env): Environment =>
  Object.fromEntries(
    Object.keys(settings)
      .filter((name) => name.startsWith('NEXT_PUBLIC_'))
      .map((name) => [name, environment[name]]),
  );

/** The message for an unknown setting. The common prefix is ignored, because it would make all names similar. */
function describeUnknownSetting(name: string): string {
  const [prefix = ''] = ours.exec(name) ?? [];
  const known = Object.keys(settings).filter((each) => each.startsWith(prefix));
  const likely = findNearest(
    name.slice(prefix.length),
    known.map((each) => each.slice(prefix.length)),
  );
  return likely === undefined ? `The settings are: ${known.join(', ')}.` : `Did you mean ${prefix}${likely}?`;
}

/** An unknown repository host: its type is needed, because URLs differ. */
function findRepositoryProblems(environment: Environment): string[] {
  const { NEXT_PUBLIC_REPOSITORY_URL: repository = '', KAIVINAI_EDITOR_BACKEND: backend = '' } = environment;
  if (
    repository === '' ||
    !repositorySchema.safeParse(repository).success ||
    backend !== '' ||
    findKindByHost(repository) !== undefined
  )
    return [];
  return [
    `NEXT_PUBLIC_REPOSITORY_URL: '${repository}' does not show the type of its host. Set KAIVINAI_EDITOR_BACKEND=github or KAIVINAI_EDITOR_BACKEND=gitlab too. For anything else, such as Gitea, leave both unset.`,
  ];
}

/** All errors in the settings, one line each: name, value, advice. */
export function findSettingProblems(environment: Environment): string[] {
  const names = Object.keys(environment).filter((name) => ours.test(name));
  const wrong = names.toSorted().flatMap((name) => {
    const schema = settings[name];
    if (!schema) return [`${name}: is not a setting. ${describeUnknownSetting(name)}`];
    const value = environment[name] ?? '';
    const { error } = value === '' ? {} : schema.safeParse(value);
    return error ? [`${name}: ${quoteText(value)} is not valid. ${error.issues[0]?.message}`] : [];
  });
  return [...wrong, ...findRepositoryProblems(environment)];
}

/** Exits with all errors if the settings are invalid. */
export function stopAtWrongSettings(environment: Environment = process.env): void {
  const problems = findSettingProblems(environment);
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\n\nNothing was done. Correct the settings in the environment or in .env.`);
    process.exit(1);
  }
}
