import { site } from './site';

/** The contact form with its subject already written. */
export const contactAbout = (subject: string): `/contact?${string}` =>
  `/contact?subject=${encodeURIComponent(subject)}`;

/** A WhatsApp chat with us, the first message already written (WhatsApp's click-to-chat address). */
export const whatsappAbout = (message: string): `https://${string}` =>
  `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(message)}`;
