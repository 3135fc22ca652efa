import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent } from '@/lib/content';
import type { Language } from '@/lib/language';
import { resolveAction } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';

import { formatEventDays, type CommunityEvent } from './events';

type Registered = Pick<CommunityEvent, 'title' | 'date' | 'lastDay' | 'from' | 'to'>;

/** The e-mail or chat text for a registration, prefilled with event and date. */
export function getRegistrationLetter(
  event: Registered,
  language: Language = getCurrentLanguage(),
): { readonly subject: string; readonly message: string } {
  const { subject, message, messageEnd } = getContent(language).pages.events.event;
  const which = { title: event.title, days: formatEventDays(event, language) };
  return { subject: fill(subject, which), message: `${fill(message, which)}\n\n${messageEnd}\n` };
}

/** The link to the contact form, prefilled with the event. */
export const getRegistrationForm = (event: Registered, language: Language = getCurrentLanguage()) =>
  resolveAction(
    {
      label: getContent(language).pages.events.event.byForm,
      path: '/contact',
      subject: getRegistrationLetter(event, language).subject,
    },
    language,
  );
