/**
 * Checks a URL that is written into a host's configuration or a Content-Security-Policy. Characters with a special
 * meaning there ('$', ';', '{' and others) must be percent-encoded (RFC 3986, section 2.1).
 *
 * @returns what to write; undefined if it is valid
 */
export function unsafeUrl(value: string): string | undefined {
  const [sign] = /%(?![\dA-F]{2})|[^\w.~/?#&=%@:-]/i.exec(value) ?? [];
  if (sign === undefined) return undefined;
  const code = /[!'()*]/.test(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(sign);
  return `Write ${code} for '${sign}': a server could read it as something else.`;
}
