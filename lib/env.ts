/**
 * The settings of a build: every `NEXT_PUBLIC_…` and `KAIVINAI_…` of the environment is read here, and what it means when it is
 * unset or empty is said here. They are judged before (lib/settings.ts). `.env.example` shows them all.
 *
 * Islands import this module too: a public setting is written out as `process.env.NAME`, for that is what a compiler replaces.
 */

export const formats = ['json', 'urlencoded'] as const;
export const successes = ['answer', 'status', 'ok', 'success'] as const;

/** The address this build is published at, without a trailing slash. `.example` is a reserved name (RFC 2606). */
export const siteOrigin = (): string =>
  (process.env.NEXT_PUBLIC_SITE_ORIGIN || 'https://kaivinai.example').replace(/\/+$/, '');

/** Whether a build for a public origin may hold samples and placeholders (build/release-check.ts). */
export const allowsSamples = (): boolean => process.env.KAIVINAI_ALLOW_SAMPLES === '1';

/** The repository of this site on GitHub or GitLab. Empty, the default: a page offers a letter about a mistake in its place. */
export const repositoryUrl = (): string => (process.env.NEXT_PUBLIC_REPOSITORY_URL ?? '').replace(/(\.git)?\/*$/, '');

/** Where the editor in the browser is (`npm run build:editor`). Empty, the default: pages are edited in the repository. */
export const editorUrl = (): string => (process.env.NEXT_PUBLIC_EDITOR_URL ?? '').replace(/\/+$/, '');

export const editorBackends = ['github', 'gitlab'] as const;

/** Where the editor in the browser saves, and how one signs in to it; the branch is that of the links to the repository, too. */
export const editorSettings = () => ({
  // The cast is safe: a build with another word was stopped.
  backend: (process.env.KAIVINAI_EDITOR_BACKEND || undefined) as (typeof editorBackends)[number] | undefined,
  branch: process.env.KAIVINAI_EDITOR_BRANCH || 'main',
  /** The service that signs in to GitHub (an OAuth client). Empty: by a token alone. */
  signInUrl: (process.env.KAIVINAI_EDITOR_SIGN_IN_URL ?? '').replace(/\/+$/, ''),
  /** The application of GitLab that signs in. Empty: by a token alone. */
  appId: process.env.KAIVINAI_EDITOR_APP_ID ?? '',
});

/** What hosts a repository, where the name of its host says so. */
export const kindByHost = (repository: string): (typeof editorBackends)[number] | undefined =>
  editorBackends.find((kind) => new URL(repository).hostname.includes(kind));

/** What hosts a repository: the setting says so, or the name of its host. A build that knows neither was stopped (lib/settings.ts). */
export const repositoryKind = (repository: string): (typeof editorBackends)[number] =>
  editorSettings().backend ?? kindByHost(repository) ?? 'github';

/**
 * What the forms of this build do beyond storing a record in the browser. The privacy policy is worded by the same
 * settings, so that it stays true of every build.
 */
export const formSettings = {
  /** The public service that tells a visitor's IP address, asked on submit only. Empty: no lookup. */
  lookupUrl: process.env.NEXT_PUBLIC_IP_LOOKUP_URL ?? 'https://api.ipify.org?format=json',
  /** Where a submitted form is delivered. Empty, the default: nowhere. */
  deliveryUrl: process.env.NEXT_PUBLIC_FORM_ENDPOINT ?? '',
} as const;

/** How a form is delivered (lib/forms/delivery/endpoint.ts). */
export const deliverySettings = {
  // The casts are safe: a build with another word was stopped.
  format: (process.env.NEXT_PUBLIC_FORM_FORMAT || 'json') as (typeof formats)[number],
  success: (process.env.NEXT_PUBLIC_FORM_SUCCESS || 'answer') as (typeof successes)[number],
  /** The name of a field that only machines fill in; empty for none. */
  honeypot: process.env.NEXT_PUBLIC_FORM_HONEYPOT ?? '',
  /** More fields to send with each form, as a query. */
  fields: process.env.NEXT_PUBLIC_FORM_FIELDS ?? '',
} as const;

/** The moment that this build takes for now, as it was written; empty for the moment itself (lib/build-date.ts). */
export const buildDateSetting = (): string => process.env.KAIVINAI_BUILD_DATE ?? '';

/** The folder of the export. The variant for tests has a folder of its own (build/variant.ts). */
export const exportFolder = (): string => process.env.KAIVINAI_EXPORT_FOLDER || 'out';

/** The path at which Netlify takes forms: of a file that the build writes (build/export/netlify-forms.ts). */
export const netlifyEndpoint = '/__forms.html';
