import { type Language, rootOf, sourceLanguage } from '@/lib/languages';

import type { Action, WrittenAction } from './schemas/fields/actions';

/** What links are made of: how to reach us, and which pages there are in a language. */
export type LinkFacts = {
  readonly enterprise: {
    readonly phone: string;
    readonly whatsapp: string;
    readonly email: string;
    readonly external: Readonly<Record<string, string>>;
  };
  /** Said after a link that opens in a new tab. */
  readonly newTab: string;
  /** Said after a link to a page in another language, by that language. */
  readonly inLanguage: Readonly<Record<Language, string>>;
  readonly language: Language;
  /** Whether a page is written in the language. */
  readonly isTranslated: (path: string) => boolean;
};

type Query = Readonly<Record<string, string | undefined>>;

/**
 * A query as URLs write it: spaces as %20, which mail programs and chats read too. Tamil letters stay as they are: a
 * browser encodes them by itself, and their escapes, nine characters each, would weigh on every page with such links.
 */
export function query(values: Query): string {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const escaped = parts.length > 0 ? `?${parts.join('&')}` : '';
  return escaped.replaceAll(/(?:%E0%A[EF]%[89AB][\dA-F])+/g, (letters) => decodeURIComponent(letters));
}

/** A place on a map, by what it is asked for (Google Maps URLs, action `search`). */
export const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/${query({ api: '1', query: place })}`;

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** The link that dials a number (RFC 3966). */
export const telephone = (number: string): string => `tel:+${digitsOf(number)}`;

/** A letter by e-mail, with what is known already written (RFC 6068). */
export const mailTo = (email: string, subject?: string, body?: string): string =>
  `mailto:${email}${query({ subject, body })}`;

/** A WhatsApp chat, its first message already written (WhatsApp's click to chat). */
export const whatsappTo = (number: string, text?: string): string =>
  `https://wa.me/${digitsOf(number)}${query({ text })}`;

/** A link to a page: where it is, and in which language, where that is not the language asked for. */
export type LocalLink = Pick<Action, 'href' | 'language' | 'languageNote'>;

/** Where a page of the first language is in another one. */
export const addressIn = (path: string, language: Language): string =>
  path === '/' ? rootOf(language) || '/' : `${rootOf(language)}${path}`;

/** Where a page is in a language: below /ta in Tamil where there is one, else the English page. */
export const localPath = (
  path: string,
  { language, isTranslated, inLanguage }: Pick<LinkFacts, 'language' | 'isTranslated' | 'inLanguage'>,
): LocalLink =>
  language === sourceLanguage || isTranslated(path)
    ? { href: addressIn(path, language) }
    : { href: path, language: sourceLanguage, languageNote: inLanguage[sourceLanguage] };

// A form that a link writes something into is shown with it.
const formPages: readonly string[] = ['/contact', '/join'];

/** Turns an action that an editor wrote into a link. */
export function linkOf(written: WrittenAction, facts: LinkFacts): Action {
  const { label, path, hash, subject, interest, external, item, contact, message, file } = written;
  const { enterprise } = facts;

  if (path !== undefined) {
    const search = query({ subject, interest });
    const at = hash ?? (search !== '' && formPages.includes(path) ? 'form' : undefined);
    const { href, ...rest } = localPath(path, facts);
    return { label, href: `${href}${search}${at === undefined ? '' : `#${at}`}`, ...rest };
  }
  if (external !== undefined) {
    const url = enterprise.external[external] ?? '';
    return { label, href: item === undefined ? url : `${url}/${item}`, newTab: facts.newTab };
  }
  if (contact === 'phone') return { label, href: telephone(enterprise.phone) };
  if (contact === 'whatsapp') return { label, href: whatsappTo(enterprise.whatsapp, message), newTab: facts.newTab };
  if (contact === 'email') return { label, href: mailTo(enterprise.email, subject, message) };
  return { label, href: file ?? `#${hash ?? ''}` };
}
