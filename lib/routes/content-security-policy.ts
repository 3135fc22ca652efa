/** What a page needs its Content-Security-Policy to allow. */
export type PageNeeds = {
  /** Whether the page loads script files of this site. */
  readonly scriptFiles: boolean;
  /**
   * Hashes of inline scripts and style sheets, as `sha256-…`. Speculation rules count as a script: next to a hash, the
   * keyword 'inline-speculation-rules' has no effect.
   */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly forms: boolean;
  readonly recordings: boolean;
  /** The origins that the page's scripts may connect to; 'self' for this site. */
  readonly connectOrigins: readonly string[];
};

/** Joins a source list; an empty one becomes 'none'. */
function joinSources(...list: readonly (string | false)[]): string {
  const allowed = list.filter((source) => source !== false);
  return allowed.length > 0 ? allowed.join(' ') : "'none'";
}

const quoteHashes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The Content-Security-Policy of a page: only what the page needs, no unsafe source, and no conversion of text to
 * markup or script (Trusted Types). A `<meta>` policy cannot restrict framing, so the host sends that as a header.
 */
export function formatContentSecurityPolicy(needs: PageNeeds): string {
  const self = "'self'";
  const directives: readonly (readonly [name: string, value: string])[] = [
    ['default-src', "'none'"],
    ['script-src', joinSources(needs.scriptFiles && self, ...quoteHashes(needs.scriptHashes))],
    ['style-src', joinSources(...quoteHashes(needs.styleHashes))],
    ['img-src', `${self} data:`],
    ['font-src', self],
    ...(needs.recordings ? [['media-src', self] as const] : []),
    ['manifest-src', self],
    // Audit tools (Lighthouse) fetch /robots.txt from within the page.
    ['connect-src', joinSources(self, ...needs.connectOrigins)],
    ['base-uri', "'none'"],
    ['form-action', joinSources(needs.forms && self)],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];

  return directives.map((directive) => directive.join(' ')).join('; ');
}
