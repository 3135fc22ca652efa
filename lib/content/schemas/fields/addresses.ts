/** The longest link allowed. */
const maxLength = 500;

/**
 * Patterns for external links. They exclude characters that could end a quote, a header or a variable in a server's
 * configuration.
 */
const forms: readonly (readonly [begins: string, form: RegExp, advice: string])[] = [
  [
    'https:',
    /^https:\/\/(?:(?!-)[a-z0-9-]+(?<!-)\.)+[a-z][a-z0-9-]*(?<!-)(?::\d+)?(?:[/?#](?:[\p{L}\p{M}\p{N}._~:@/?#&=+,!*()-]|%[\da-f]{2})*)?$/iu,
    'Write https:// and a host such as example.org, without a user or a password. Encode spaces, quotes and characters such as ' +
      '% ; | [ as % and two digits, such as %20.',
  ],
  [
    'mailto:',
    /^mailto:[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?(?:subject|body)=[^?&#\s]*(?:&(?:subject|body)=[^?&#\s]*)*)?$/i,
    'Write mailto: and one address, optionally with ?subject= and &body=.',
  ],
  ['tel:', /^tel:\+?\d{3,15}$/, 'Write tel: and only digits, with + and the country code: tel:+914633000000.'],
];

/**
 * Checks a link to another website (RFC 3986), an e-mail address (RFC 6068) or a phone number (RFC 3966).
 *
 * @returns what to write instead; undefined for a valid link and for any other kind of link
 */
export function adviseOnAddress(href: string): string | undefined {
  const [, form, advice] = forms.find(([begins]) => href.startsWith(begins)) ?? [];
  if (!form) return undefined;
  if (href.length > maxLength) return `It has ${href.length} characters; the maximum is ${maxLength}.`;
  return form.test(href) && URL.canParse(href) ? undefined : advice;
}
