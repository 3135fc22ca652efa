/** What a page runs, loads and speaks to: all that its policy allows. */
export type PageNeeds = {
  /** Scripts in files of this site. */
  readonly scriptFiles: boolean;
  /**
   * Hashes of scripts and sheets in the page itself, as `sha256-…`. Speculation rules count as a script: the keyword
   * 'inline-speculation-rules' is void beside a hash.
   */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly forms: boolean;
  readonly recordings: boolean;
  /** Whom its scripts may ask: origins, and 'self' for this site. */
  readonly connectOrigins: readonly string[];
};

/** A source list; one that would be empty allows nothing. */
function sources(...list: readonly (string | false)[]): string {
  const allowed = list.filter((source) => source !== false);
  return allowed.length > 0 ? allowed.join(' ') : "'none'";
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The Content-Security-Policy of a page: nothing but what the page needs, no unsafe source, and no way to make markup
 * or script out of text (Trusted Types). As a `<meta>` it cannot say who may frame the page: that is for the host.
 */
export function contentSecurityPolicy(needs: PageNeeds): string {
  const self = "'self'";
  const directives: readonly (readonly [name: string, value: string])[] = [
    ['default-src', "'none'"],
    ['script-src', sources(needs.scriptFiles && self, ...quoted(needs.scriptHashes))],
    ['style-src', sources(...quoted(needs.styleHashes))],
    ['img-src', `${self} data:`],
    ['font-src', self],
    ...(needs.recordings ? [['media-src', self] as const] : []),
    ['manifest-src', self],
    // Tools that grade a page (Lighthouse) fetch /robots.txt as the page itself would.
    ['connect-src', sources(self, ...needs.connectOrigins)],
    ['base-uri', "'none'"],
    ['form-action', sources(needs.forms && self)],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];

  return directives.map((directive) => directive.join(' ')).join('; ');
}
