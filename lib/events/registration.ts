import { currentLanguage } from '../current-language';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

import { formatEventDays, type CommunityEvent } from './events';

type Registered = Pick<CommunityEvent, 'title' | 'date' | 'lastDay' | 'from' | 'to'>;

/** The e-mail or chat text for a registration, prefilled with event and date. */
export function registrationLetter(
  event: Registered,
  language: Language = currentLanguage(),
): { readonly subject: string; readonly message: string } {
  const { subject, message, messageEnd } = contentIn(language).pages.events.event;
  const which = { title: event.title, days: formatEventDays(event, language) };
  return { subject: fill(subject, which), message: `${fill(message, which)}\n\n${messageEnd}\n` };
}

/** The link to the contact form, prefilled with the event. */
export const registrationForm = (event: Registered, language: Language = currentLanguage()) =>
  actionTo(
    {
      label: contentIn(language).pages.events.event.byForm,
      path: '/contact',
      subject: registrationLetter(event, language).subject,
    },
    language,
  );
