import { fill } from '@/lib/text/fill';

/**
 * Links that hand a page to someone: WhatsApp asks whom to send it to, and so does a letter without a receiver (RFC 6068).
 *
 * @param message what is sent, with `{title}` and `{url}`
 */
export function shareLinks(message: string, title: string, url: string): { whatsapp: string; email: string } {
  const body = encodeURIComponent(fill(message, { title, url }));
  return {
    whatsapp: `https://wa.me/?text=${body}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${body}`,
  };
}
