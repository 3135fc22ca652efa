/**
 * Build settings: the only place that reads `NEXT_PUBLIC_…` and `KAIVINAI_…` environment variables and sets their
 * defaults. lib/settings.ts validates them first; `.env.example` lists them.
 *
 * Islands import this module too, so public settings are written out as `process.env.NAME`, which the bundler replaces.
 */

export const formats = ['json', 'urlencoded'] as const;

/** The origin at which the build is published, without a trailing slash. `.example` is reserved (RFC 2606). */
export const getSiteOrigin = (): string =>
  (process.env.NEXT_PUBLIC_SITE_ORIGIN || 'https://kaivinai.example').replace(/\/+$/, '');

/** Whether a build for a public origin may contain samples and placeholders (build/release-check.ts). */
export const areSamplesAllowed = (): boolean => process.env.KAIVINAI_ALLOW_SAMPLES === '1';

/** The site's repository on GitHub or GitLab. Empty by default: pages then offer an e-mail for corrections. */
export const getRepositoryUrl = (): string =>
  (process.env.NEXT_PUBLIC_REPOSITORY_URL ?? '').replace(/(\.git)?\/*$/, '');

/**
 * The URL of the browser editor (`npm run build:editor`). Empty by default: pages are then edited in the repository.
 */
export const getEditorUrl = (): string => (process.env.NEXT_PUBLIC_EDITOR_URL ?? '').replace(/\/+$/, '');

export const editorBackends = ['github', 'gitlab'] as const;

/** Where the browser editor saves and how editors sign in. The branch also applies to repository links. */
export const getEditorSettings = () => ({
  // The cast is safe: other values are rejected by lib/settings.ts.
  backend: (process.env.KAIVINAI_EDITOR_BACKEND || undefined) as (typeof editorBackends)[number] | undefined,
  branch: process.env.KAIVINAI_EDITOR_BRANCH || 'main',
  /** The OAuth proxy for GitHub. Empty: sign in with an access token only. */
  signInUrl: (process.env.KAIVINAI_EDITOR_SIGN_IN_URL ?? '').replace(/\/+$/, ''),
  /** The GitLab application id. Empty: sign in with an access token only. */
  appId: process.env.KAIVINAI_EDITOR_APP_ID ?? '',
});

/** The type of a repository host, if its host name shows it. */
export const findKindByHost = (repository: string): (typeof editorBackends)[number] | undefined =>
  editorBackends.find((kind) => new URL(repository).hostname.includes(kind));

/**
 * The type of the repository host, by the setting or by host name. lib/settings.ts rejects a build in which neither is
 * known.
 */
export const getRepositoryKind = (repository: string): (typeof editorBackends)[number] =>
  getEditorSettings().backend ?? findKindByHost(repository) ?? 'github';

/** What forms do besides storing a record in the browser. The privacy policy is worded by the same settings. */
export const formSettings = {
  /** The service that returns the visitor's IP address, requested on submit only. Empty: no lookup. */
  lookupUrl: process.env.NEXT_PUBLIC_IP_LOOKUP_URL ?? 'https://api.ipify.org?format=json',
  /** The endpoint that submitted forms are sent to. Empty by default: forms are not sent. */
  deliveryUrl: process.env.NEXT_PUBLIC_FORM_ENDPOINT ?? '',
} as const;

/** How forms are sent (lib/forms/delivery.ts). */
export const deliverySettings = {
  // The cast is safe: other values are rejected by lib/settings.ts.
  format: (process.env.NEXT_PUBLIC_FORM_FORMAT || 'json') as (typeof formats)[number],
  /** The name of the honeypot field; empty for none. */
  honeypot: process.env.NEXT_PUBLIC_FORM_HONEYPOT ?? '',
  /** Additional fields to send with each form, as a query string. */
  fields: process.env.NEXT_PUBLIC_FORM_FIELDS ?? '',
} as const;

/** The build date setting; empty for the current time (lib/build-date.ts). */
export const buildDateSetting = (): string => process.env.KAIVINAI_BUILD_DATE ?? '';

/** The export folder. The test variant has its own (build/variant.ts). */
export const exportFolder = (): string => process.env.KAIVINAI_EXPORT_FOLDER || 'out';
