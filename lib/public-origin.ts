/** Names that no one can own (RFC 2606, RFC 6761), and machines that only their owner reaches. */
const reservedNames =
  /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;

/** Whether a host is no place where visitors come. */
export const isReservedHost = (host: string): boolean => reservedNames.test(host.toLowerCase());

/** Whether a site at an origin can be visited by anyone: then what it says must be true. */
export const isPublicOrigin = (origin: string): boolean =>
  URL.canParse(origin) && !isReservedHost(new URL(origin).hostname);
