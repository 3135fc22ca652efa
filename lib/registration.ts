import type { CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';

import { formatEventDays } from './events';

/** What a registration says before the guest has written a word: which event, on which day. */
export function registrationLetter(event: CommunityEvent): { readonly subject: string; readonly message: string } {
  const which = `${event.title}, ${formatEventDays(event)}`;
  const { subject, message, messageEnd } = eventWords;
  return { subject: `${subject}: ${which}`, message: `${message} ${which}.\n\n${messageEnd}\n` };
}
