/**
 * The rules of MDN's HTTP Observatory, as far as they can touch this site: the tests and the points of algorithm 6
 * (mdn/mdn-http-observatory, package 1.6.3: src/analyzer/tests, src/grader/charts.js). The package itself brings a web
 * service and a database along, and scans the usual ports only.
 *
 * From 100 points, the most that any site can reach is 165: 10 each for the policy of content, resources, openers and
 * embedders, 5 each for referrers, framing, integrity of script files, cookies and a place in the browsers' list of HTTPS
 * hosts. This site sets no cookie, and a test's host is in no list.
 */
import { elementsOf } from '../../export/support/document';
import type { Answer } from './ask';

/** What a page can have: 5 more where it loads script files, for which it can vouch. */
export const reachable = (page: string): number => (scriptFilesIn(elementsOf(page)).length > 0 ? 155 : 150);

const scriptFilesIn = (elements: ReturnType<typeof elementsOf>) =>
  elements.filter(({ tag, attributes }) => tag === 'script' && attributes.src !== undefined);

type Sources = ReadonlySet<string>;
type Policy = ReadonlyMap<string, Sources>;

const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, new Set(sources)]),
  );

/** What both policies allow: a directive of one alone is as it is. */
function both(one: Policy, other: Policy): Policy {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...names].map((name) => {
      const [first, second] = [one.get(name), other.get(name)];
      const common = first && second ? [...first].filter((source) => second.has(source)) : [...(first ?? second ?? [])];
      return [name, new Set(common.length > 0 ? common : ["'none'"])];
    }),
  );
}

const broad = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;
const isUnsafe = (source: string) => source === "'unsafe-inline'" || source === 'data:' || broad.test(source);

function pointsOfPolicy(policy: Policy): number {
  const sourcesOf = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
  const all = [...policy.values()].flatMap((sources) => [...sources]);

  if (policy.size === 0) return -25;
  if (sourcesOf('script-src').some(isUnsafe) || sourcesOf('object-src').some((source) => broad.test(source)))
    return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').some(isUnsafe)) return 0;
  const defaults = policy.get('default-src');
  return defaults?.size === 1 && defaults.has("'none'") ? 10 : 5;
}

/** 10 for one of the good values, none for silence or `unsafe-none`, less for what no browser understands. */
function pointsOfIsolation(header: string | undefined, good: RegExp): number {
  const [value = ''] = (header ?? 'unsafe-none').split(';');
  if (good.test(value.trim())) return 10;
  return value.trim() === 'unsafe-none' ? 0 : -5;
}

function pointsOfTransport(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1]);
  if (header === undefined || Number.isNaN(age)) return -20;
  return age < 15_552_000 ? -10 : 0;
}

/** What is asked beside the page. */
export type Surroundings = {
  /** The answer to the same address without TLS. */
  readonly plain: Answer;
  /** The host both are asked of. */
  readonly host: string;
};

/** The points of one page, rule by rule; the page was fetched over TLS with a good certificate. */
export function pointsOf({ headers, body }: Answer, { plain, host }: Surroundings): Readonly<Record<string, number>> {
  const elements = elementsOf(body.toString());
  const valueOf = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };

  const inHeader = parsePolicy(valueOf('content-security-policy') ?? '');
  const inPage = elements
    .filter(
      ({ tag, attributes }) => tag === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''),
    )
    .map(({ attributes }) => parsePolicy(attributes.content ?? ''))
    // A page cannot say who may frame it.
    .map((policy) => new Map([...policy].filter(([name]) => name !== 'frame-ancestors')));
  const policy = inPage.reduce<Policy>(both, inHeader);

  const scripts = scriptFilesIn(elements);
  const foreign = scripts.filter(({ attributes }) => /^(https?:)?\/\//.test(attributes.src ?? ''));
  const referrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const resourcePolicy = valueOf('cross-origin-resource-policy') ?? '';
  const frame = valueOf('x-frame-options') ?? '';
  const toHttps = plain.status >= 301 && plain.status <= 308 && plain.headers.location?.startsWith(`https://${host}`);

  return {
    'content-security-policy': pointsOfPolicy(policy),
    'cross-origin-embedder-policy': pointsOfIsolation(
      valueOf('cross-origin-embedder-policy'),
      /^(require-corp|credentialless)$/,
    ),
    'cross-origin-opener-policy': pointsOfIsolation(
      valueOf('cross-origin-opener-policy'),
      /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/,
    ),
    cookies: headers['set-cookie'] ? -20 : 0,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(resourcePolicy) ? 10 : 0,
    redirection: toHttps ? 0 : -20,
    'referrer-policy': referrer.test(valueOf('referrer-policy') ?? '') ? 5 : 0,
    'strict-transport-security': pointsOfTransport(valueOf('strict-transport-security')),
    'subresource-integrity':
      (foreign.length > 0 && -50) || (scripts.some(({ attributes }) => attributes.integrity) ? 5 : 0),
    'x-content-type-options': valueOf('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': inHeader.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(frame) ? 5 : -20,
  };
}

/** The whole score: points above 100 count only for a page that loses next to nothing. */
export function scoreOf(points: Readonly<Record<string, number>>): number {
  const values = Object.values(points);
  const lost = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const gained = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return 100 + lost + (100 + lost >= 90 ? gained : 0);
}
