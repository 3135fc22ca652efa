import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

import { formatEventDays, type CommunityEvent } from './events';

type Registered = Pick<CommunityEvent, 'title' | 'date' | 'lastDay' | 'from' | 'to'>;

/** What a registration says before the guest has written a word: which event, on which day. */
export function registrationLetter(
  event: Registered,
  language: Language,
): { readonly subject: string; readonly message: string } {
  const { subject, message, messageEnd } = contentIn(language).pages.events.event;
  const which = { title: event.title, days: formatEventDays(event, language) };
  return { subject: fill(subject, which), message: `${fill(message, which)}\n\n${messageEnd}\n` };
}

/** The way to register by our own form, which knows the event already. */
export const registrationForm = (event: Registered, language: Language) =>
  actionTo(
    {
      label: contentIn(language).pages.events.event.byForm,
      path: '/contact',
      subject: registrationLetter(event, language).subject,
    },
    language,
  );
