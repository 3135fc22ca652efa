import type { FieldContent, FormContent } from '@/components/islands/formContent';

const name = {
  label: 'Your name',
  autoComplete: 'name',
  problems: { missing: 'Enter your name', tooLong: 'Your name can have {limit} characters at most' },
} as const satisfies FieldContent;

const email = {
  label: 'E-mail address',
  hint: 'We only use it to reply to you.',
  autoComplete: 'email',
  problems: {
    missing: 'Enter your e-mail address',
    malformed: 'Enter an e-mail address with an @ sign, like name@example.com',
    tooLong: 'Your e-mail address can have {limit} characters at most',
  },
} as const satisfies FieldContent;

const message = {
  label: 'Message',
  problems: {
    missing: 'Write your message, even one line is enough',
    tooLong: 'Your message can have {limit} characters at most',
  },
} as const satisfies FieldContent;

/** The choices of the join-us form (specification, section 5). */
const interests = ['Mentor', 'Creator', 'Volunteer', 'Visit Hub', 'Donate', 'Partner', 'Other'] as const;

/** The forms: their fields, their buttons, and what they say in each state. */
export const forms = {
  contact: {
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
    handOffSubject: '{subject}',
  },
  join: {
    title: 'Tell us how you want to join',
    lead: 'What is marked * is needed.',
    fields: {
      name,
      email,
      interest: {
        label: 'I would like to',
        placeholder: 'Select an option',
        choices: interests,
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
    handOffSubject: 'Join us: {interest}',
  },
  subscribe: {
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
    handOffSubject: 'Please send me news',
  },
} as const satisfies Record<'contact' | 'join' | 'subscribe', FormContent>;

/** Words that all forms share. */
export const formWords = {
  requiredMark: '*',
  errorTitle: 'Error: ',
  summary: { one: 'One thing to put right', many: '{count} things to put right' },
  remaining: { one: '1 character left', many: '{count} characters left', over: '{count} characters too many' },
  /** Specification, section 8. */
  failure: 'There was an error submitting your form. Please try again.',
  tryAgain: 'Try again',
  failureHelp: 'What you wrote is still here. Or call us:',
  /** What happens on submit, above the button. */
  notice: {
    lookup: 'When you press the button, this page asks {host} for your internet address and keeps it with your words.',
    stored: 'All is kept in this browser only; it is not sent to us.',
    delivered: 'All is kept in this browser and sent to us.',
    privacy: 'Privacy',
  },
  storedHere: {
    none: 'See what this site stores on your device',
    one: '1 record of yours is stored on this device',
    many: '{count} records of yours are stored on this device',
  },
  handOff: {
    lead: 'It is on this device only: we cannot see it yet. Send it to us in one of these ways.',
    whatsapp: 'Send it on WhatsApp',
    email: 'Send it by e-mail',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'Select the text and copy it',
    call: 'Call',
    cut: 'These links hold the beginning of your text. Copy gives you all of it.',
  },
  delivery: {
    waiting: 'This browser is sending it to us. Leave this page open for a moment.',
    delivered: 'It has reached us.',
    failed: 'We could not take it. Send it to us in one of these ways.',
    dismiss: 'Do not show this again',
    unsent: 'Something you wrote earlier did not reach us.',
  },
  wayOut: {
    title: 'Write or call instead',
    noScript: 'This form needs JavaScript, which is off in this browser. We are as glad to hear from you this way.',
    late: 'This form did not start. What you typed is still in it, for you to copy. We are as glad to hear from you this way.',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    phone: 'Phone',
  },
} as const;
