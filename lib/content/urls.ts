import { type Language, getLanguageRoot, sourceLanguage } from '@/lib/language';

import type { Action, WrittenAction } from './schemas/fields/actions';

/** The data needed to build links: contact details, and which pages exist in a language. */
export type LinkFacts = {
  readonly enterprise: {
    readonly phone: string;
    readonly whatsapp: string;
    readonly email: string;
    readonly external: Readonly<Record<string, string | undefined>>;
  };
  /** Note appended to a link that opens in a new tab. */
  readonly newTab: string;
  readonly language: Language;
  /** Whether a page is available in the language. */
  readonly isTranslated: (path: string) => boolean;
};

/** An address with a path added to its own; its query and its fragment stay at the end. */
function addPath(address: string, path: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  return url.href;
}

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Builds a query string with spaces as %20, which mail and chat apps understand too. Tamil letters stay unescaped:
 * browsers encode them, and an escaped letter takes nine characters.
 */
export function formatQuery(values: Query): string {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const escaped = parts.length > 0 ? `?${parts.join('&')}` : '';
  return escaped.replaceAll(/(?:%E0%A[EF]%[89AB][\dA-F])+/g, (letters) => decodeURIComponent(letters));
}

/** A search on Google Maps (Google Maps URLs, action `search`). */
export const getMapUrl = (address: string): string =>
  `https://www.google.com/maps/search/${formatQuery({ api: '1', query: address })}`;

const getDigits = (number: string): string => number.replaceAll(/\D/g, '');

/** A `tel:` link (RFC 3966). */
export const formatTelephoneUrl = (number: string): string => `tel:+${getDigits(number)}`;

/** A `mailto:` link, with optional subject and body (RFC 6068). */
export const formatMailUrl = (email: string, subject?: string, body?: string): string =>
  `mailto:${email}${formatQuery({ subject, body })}`;

/** A link to a WhatsApp chat, with an optional first message (WhatsApp's click to chat). */
export const formatWhatsappUrl = (number: string, text?: string): string =>
  `https://wa.me/${getDigits(number)}${formatQuery({ text })}`;

/** The path of an English page in another language. */
export const getAddress = (path: string, language: Language): string =>
  path === '/' ? getLanguageRoot(language) || '/' : `${getLanguageRoot(language)}${path}`;

/** The path of a page in a language: below /ta if the Tamil page exists, else the English page. */
export const getLocalPath = (
  path: string,
  { language, isTranslated }: Pick<LinkFacts, 'language' | 'isTranslated'>,
): string => (language === sourceLanguage || isTranslated(path) ? getAddress(path, language) : path);

// Pages with a form: a link that prefills it leads to `#form`.
const formPages: readonly string[] = ['/contact', '/join'];

/** Turns an action from content into a link. */
export function buildLink(written: WrittenAction, facts: LinkFacts): Action {
  const { label, path, hash, subject, interest, external, item, contact, message, file } = written;
  const { enterprise } = facts;

  if (path !== undefined) {
    const search = formatQuery({ subject, interest });
    const at = hash ?? (search !== '' && formPages.includes(path) ? 'form' : undefined);
    return { label, href: `${getLocalPath(path, facts)}${search}${at === undefined ? '' : `#${at}`}` };
  }
  if (external !== undefined) {
    const url = enterprise.external[external] ?? '';
    return { label, href: item === undefined ? url : addPath(url, item), newTab: facts.newTab };
  }
  if (contact === 'phone') return { label, href: formatTelephoneUrl(enterprise.phone) };
  if (contact === 'whatsapp')
    return { label, href: formatWhatsappUrl(enterprise.whatsapp, message), newTab: facts.newTab };
  if (contact === 'email') return { label, href: formatMailUrl(enterprise.email, subject, message) };
  return { label, href: file ?? `#${hash ?? ''}` };
}
