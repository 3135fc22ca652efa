import { momentOf } from './build-date';
import { nearest } from './text/nearest';
import { editorBackends, formats, kindByHost, netlifyEndpoint, successes } from './env';
import { columnsOf, formNames } from './forms/definitions';
import { unsafeUrl } from './url';

/**
 * Every `NEXT_PUBLIC_…` and `KAIVINAI_…` is judged here, and read in lib/env.ts. A wrong one stops every command of the project
 * before it does anything (scripts/lib/environment.ts, next.config.mjs).
 */

/** What is wrong with a value, and what to write; nothing where it is right. */
type Judge = (value: string) => string | undefined;

const oneOf = (words: readonly string[], value: string): string | undefined =>
  words.includes(value) ? undefined : `Write ${words.join(' or ')}.`;

const matching = (pattern: RegExp, value: string, advice: string): string | undefined =>
  pattern.test(value) ? undefined : advice;

/** A page with TLS may ask nobody without it; `npm start` has none. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));

function judgeUrl(value: string, example: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A browser reads `https:example.org` too, but nothing that is put together of it.
  const isWhole = url !== undefined && /^https?:\/\/[^\s/\\]\S*$/.test(value);
  if (!isWhole || !isSecure(url) || url.username !== '' || url.hash !== '') {
    return `Write it in full, with https://, such as ${example}.`;
  }
  return unsafeUrl(value);
}

const judgeOrigin: Judge = (value) => {
  const wrong = judgeUrl(value, 'https://www.example.org');
  if (wrong !== undefined) return wrong;
  const { origin } = new URL(value);
  return value.replace(/\/+$/, '') === origin
    ? undefined
    : `The site stands at the root of its host, for its links begin there. Write ${origin}.`;
};

/** What a form sends by itself, beside what the settings add. */
const sentNames = (): readonly string[] => [...formNames.flatMap(columnsOf), 'form', 'id'];

const isOwnPath = (value: string): boolean => /^\/(?![/\\])\S*$/.test(value) && unsafeUrl(value) === undefined;

const judgeFields: Judge = (value) => {
  const pairs = value.split('&');
  const unknown = [...value.matchAll(/\{(\w*)\}/g)].find(([, name]) => name !== 'form');
  if (unknown) return `It knows {form} and no ${unknown[0]}.`;
  if (!pairs.every((pair) => /^[^=\s]+=/.test(pair))) return 'Write it as name=value&other=value.';
  const taken = [...new URLSearchParams(value).keys()].find((name) => sentNames().includes(name));
  return taken === undefined ? undefined : `Forms send '${taken}' themselves. Leave it out.`;
};

const judgeHoneypot: Judge = (value) =>
  matching(/^[\w-]+$/, value, 'Write letters, digits, - and _ only.') ??
  (sentNames().includes(value) ? 'Forms send something of that name. Write another, such as _gotcha.' : undefined);

const judgeRepository: Judge = (value) => {
  const example = 'https://github.com/name/repository';
  return (
    judgeUrl(value, example) ??
    matching(
      new URL(value).hostname === 'github.com' ? /^\/[^/]+\/[^/]+\/*$/ : /^\/[^/]+\/[^/]/,
      new URL(value).pathname,
      `Write it with the names after its host, such as ${example}.`,
    )
  );
};

const judgePort: Judge = (value) =>
  /^[1-9]\d*$/.test(value) && Number(value) <= 65_535 ? undefined : 'Write a port, such as 4173.';

/** Every setting there is, in the order of `.env.example`. An empty one is not judged. */
export const settings: Readonly<Record<string, Judge>> = {
  NEXT_PUBLIC_SITE_ORIGIN: judgeOrigin,
  KAIVINAI_ALLOW_SAMPLES: (value) => oneOf(['1'], value),
  NEXT_PUBLIC_REPOSITORY_URL: judgeRepository,
  NEXT_PUBLIC_EDITOR_URL: (value) => judgeUrl(value, 'https://edit.example.org'),
  KAIVINAI_EDITOR_BACKEND: (value) => oneOf(editorBackends, value),
  KAIVINAI_EDITOR_BRANCH: (value) => matching(/^[\w./-]+$/, value, 'Write the name of a branch, such as main.'),
  KAIVINAI_EDITOR_SIGN_IN_URL: (value) => judgeUrl(value, 'https://sign-in.example.org'),
  KAIVINAI_EDITOR_APP_ID: (value) => matching(/^\w+$/, value, 'Write the id of the application, letters and digits.'),
  NEXT_PUBLIC_IP_LOOKUP_URL: (value) => judgeUrl(value, 'https://ip.example.org/json'),
  NEXT_PUBLIC_FORM_ENDPOINT: (value) =>
    isOwnPath(value) ? undefined : judgeUrl(value, 'https://formspree.io/f/FORM, or as a path of this site'),
  NEXT_PUBLIC_FORM_FORMAT: (value) => oneOf(formats, value),
  NEXT_PUBLIC_FORM_SUCCESS: (value) => oneOf(successes, value),
  NEXT_PUBLIC_FORM_HONEYPOT: judgeHoneypot,
  NEXT_PUBLIC_FORM_FIELDS: judgeFields,
  KAIVINAI_BUILD_DATE: (value) => (momentOf(value) ? undefined : 'Write a day as 2026-11-21.'),
  KAIVINAI_DEV_PAGES: (value) => oneOf(['1'], value),
  KAIVINAI_EXPORT_FOLDER: (value) => matching(/^out-[\w-]+$/, value, 'Write out- and a name, such as out-variant.'),
  KAIVINAI_SITE_PORT: judgePort,
  KAIVINAI_VARIANT_PORT: judgePort,
};

type Environment = Readonly<Record<string, string | undefined>>;

const ours = /^(NEXT_PUBLIC_|KAIVINAI_)/;

/** What a host sets by itself, for a project that it takes for one of Next.js. */
const ofHosts = /^NEXT_PUBLIC_VERCEL_/;

/** The public settings of this build, by name: what is in the place of `process.env.NAME` in a browser. */
export const publicSettings = (environment: Environment = process.env): Environment =>
  Object.fromEntries(
    Object.keys(settings)
      .filter((name) => name.startsWith('NEXT_PUBLIC_'))
      .map((name) => [name, environment[name]]),
  );

/** What is said of a setting that nobody knows. Its beginning is left out, or any would be near any other. */
function unknownSetting(name: string): string {
  const [prefix = ''] = ours.exec(name) ?? [];
  const known = Object.keys(settings).filter((each) => each.startsWith(prefix));
  const likely = nearest(
    name.slice(prefix.length),
    known.map((each) => each.slice(prefix.length)),
  );
  return likely === undefined ? `There are: ${known.join(', ')}.` : `Did you mean ${prefix}${likely}?`;
}

/** What Netlify does not understand: it takes no JSON, and knows a form by its name (docs/forms.md). */
function netlifyProblems(environment: Environment): string[] {
  const {
    NEXT_PUBLIC_FORM_ENDPOINT: endpoint,
    NEXT_PUBLIC_FORM_FORMAT: format,
    NEXT_PUBLIC_FORM_FIELDS: fields,
  } = environment;
  const isNamed = new URLSearchParams(fields ?? '').get('form-name') === '{form}';
  if (endpoint !== netlifyEndpoint || (format === 'urlencoded' && isNamed)) return [];
  const needed = 'NEXT_PUBLIC_FORM_FORMAT=urlencoded and NEXT_PUBLIC_FORM_FIELDS=form-name={form}';
  return [`NEXT_PUBLIC_FORM_ENDPOINT: '${endpoint}' is Netlify's. Set ${needed} too.`];
}

/** A host whose name does not say what it runs: its links differ by that. */
function repositoryProblems(environment: Environment): string[] {
  const { NEXT_PUBLIC_REPOSITORY_URL: repository = '', KAIVINAI_EDITOR_BACKEND: backend = '' } = environment;
  if (
    repository === '' ||
    judgeRepository(repository) !== undefined ||
    backend !== '' ||
    kindByHost(repository) !== undefined
  )
    return [];
  return [
    `NEXT_PUBLIC_REPOSITORY_URL: '${repository}' does not say what its host runs. Set KAIVINAI_EDITOR_BACKEND=github or KAIVINAI_EDITOR_BACKEND=gitlab too. For anything else, such as Gitea, leave both unset.`,
  ];
}

/** Every issue in the settings, a line each: the name, the value, what to write. */
export function settingProblems(environment: Environment): string[] {
  const names = Object.keys(environment).filter((name) => ours.test(name) && !ofHosts.test(name));
  const wrong = names.toSorted().flatMap((name) => {
    const judge = settings[name];
    if (!judge) return [`${name}: there is no such setting. ${unknownSetting(name)}`];
    const value = environment[name] ?? '';
    const advice = value === '' ? undefined : judge(value);
    return advice === undefined ? [] : [`${name}: '${value}' is not understood. ${advice}`];
  });
  return [...wrong, ...netlifyProblems(environment), ...repositoryProblems(environment)];
}

/** Stops the program, with a line for each issue, where the settings are not in order. */
export function stopAtWrongSettings(environment: Environment = process.env): void {
  const problems = settingProblems(environment);
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\n\nNothing was done: put the settings right, in the environment or in .env.`);
    process.exit(1);
  }
}
