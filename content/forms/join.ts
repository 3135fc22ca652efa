import type { FormWords } from '@/components/forms/words';

import { email, message, name } from './fields';

/** The form of /join: its fields, its buttons, and what it says in each state. */
export const joinForm = {
  title: 'Tell us how you want to join',
  lead: 'What is marked * is needed.',
  fields: {
    name,
    email,
    interest: {
      label: 'I would like to',
      placeholder: 'Select an option',
      choices: {
        Mentor: 'Mentor',
        Creator: 'Creator',
        Volunteer: 'Volunteer',
        'Visit Hub': 'Visit Hub',
        Donate: 'Donate',
        Partner: 'Partner',
        Other: 'Other',
      },
      takenOver: 'About: {value}',
      problems: { missing: 'Choose how you want to join', tooLong: 'Choose how you want to join' },
    },
    message: { ...message, label: 'Message (optional)', hint: 'Where you live, what you make, when you have time' },
  },
  submit: 'Send response',
  submitting: 'Submitting...',
  success: {
    title: 'Thank you, {name}',
    text: 'Your response has been stored locally, in this browser.',
    again: 'Submit Another Response',
  },
  deleted: 'This response was deleted in another tab',
  handOffSubject: 'Join us: {interest}',
} as const satisfies FormWords<'join'>;
