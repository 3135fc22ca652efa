/**
 * Checks a URL that is written into a host's configuration or a Content-Security-Policy. Characters with a special
 * meaning there ('$', ';', '{' and others) must be percent-encoded (RFC 3986, section 2.1).
 *
 * @returns what to write; undefined if it is valid
 */
export function findUrlFault(value: string): string | undefined {
  const [sign] = /%(?![\dA-F]{2})|[^\w.~/?#&=%@:-]/i.exec(value) ?? [];
  if (sign === undefined) return undefined;
  const code = /[!'()*]/.test(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(sign);
  return `Write ${code} for '${sign}': a server could read it as something else.`;
}

/** Reserved domain names (RFC 2606, RFC 6761), and private or local hosts. */
const reservedNames =
  /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;

/** Whether a host is not reachable by the public. */
export const isReservedHost = (host: string): boolean => reservedNames.test(host.toLowerCase());

/** Whether an origin is public, so that its content must be real. */
export const isPublicOrigin = (origin: string): boolean =>
  URL.canParse(origin) && !isReservedHost(new URL(origin).hostname);
