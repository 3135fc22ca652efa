import type { FormWords } from '@/components/forms/words';

import { email } from './fields';

/** The form of /news: its fields, its buttons, and what it says in each state. */
export const subscribeForm = {
  title: 'News by e-mail',
  lead: 'Leave your e-mail address for news from the hubs.',
  fields: { email: { ...email, hint: 'We only use it for news.' } },
  submit: 'Subscribe',
  submitting: 'Submitting...',
  success: {
    title: 'Thank you',
    text: 'Your e-mail address has been stored locally, in this browser.',
    again: 'Add another address',
  },
  deleted: 'This address was deleted in another tab',
  handOffSubject: 'Please send me news',
} as const satisfies FormWords<'subscribe'>;
