/**
 * What is wrong with a URL that is written into the configuration of a host or a Content-Security-Policy. Signs that one of
 * them reads otherwise ('$', ';', '{' and more) are refused; as percent codes they mean the same (RFC 3986, section 2.1).
 *
 * @returns what to write; undefined where it is right
 */
export function unsafeUrl(value: string): string | undefined {
  const [sign] = /%(?![\dA-F]{2})|[^\w.~/?#&=%@:-]/i.exec(value) ?? [];
  if (sign === undefined) return undefined;
  const code = /[!'()*]/.test(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(sign);
  return `Write ${code} for '${sign}': a server could read it as something else.`;
}
