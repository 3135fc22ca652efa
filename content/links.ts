import { site } from './site';

/** The contact form with its subject already written. */
export const contactAbout = (subject: string): `/contact?${string}#form` =>
  `/contact?subject=${encodeURIComponent(subject)}#form`;

/** A letter to us by e-mail, with its subject and what else is known already written (RFC 6068). */
export const mailAbout = (subject: string, body?: string): `mailto:${string}` =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}${body ? `&body=${encodeURIComponent(body)}` : ''}`;

/** Our number as a reader sees it, kept on one line by spaces that do not break. */
export const phoneNumber = site.phone.display.replaceAll(' ', '\u00a0');

/** A WhatsApp chat with us, the first message already written (WhatsApp's click-to-chat address). */
export const whatsappAbout = (message: string): `https://${string}` =>
  `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(message)}`;
