/** Reserved domain names (RFC 2606, RFC 6761), and private or local hosts. */
const reservedNames =
  /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;

/** Whether a host is not reachable by the public. */
export const isReservedHost = (host: string): boolean => reservedNames.test(host.toLowerCase());

/** Whether an origin is public, so that its content must be real. */
export const isPublicOrigin = (origin: string): boolean =>
  URL.canParse(origin) && !isReservedHost(new URL(origin).hostname);
