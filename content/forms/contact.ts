import type { FormWords } from '@/components/forms/words';

import { email, message, name } from './fields';

/** The form of /contact: its fields, its buttons, and what it says in each state. */
export const contactForm = {
  title: 'Write to us',
  lead: 'Fill in all four. What is marked * is needed.',
  fields: {
    name,
    email,
    subject: {
      label: 'Subject',
      hint: 'For example: gifting, an order, joining a hub',
      problems: {
        missing: 'Write a subject, a word or two',
        tooLong: 'The subject can have {limit} characters at most',
      },
      takenOver: 'About: {value}',
    },
    message,
  },
  submit: 'Send message',
  submitting: 'Sending...',
  success: {
    title: 'Thank you, {name}',
    text: 'Your message has been stored locally, in this browser.',
    again: 'Submit Another Message',
  },
  deleted: 'This message was deleted in another tab',
  handOffSubject: '{subject}',
} as const satisfies FormWords<'contact'>;
