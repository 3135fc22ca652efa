import type { FieldWords } from '@/components/forms/words';

/** The fields that several forms have. */

export const name = {
  label: 'Your name',
  problems: { missing: 'Enter your name', tooLong: 'Your name can have {limit} characters at most' },
} as const satisfies FieldWords;

export const email = {
  label: 'E-mail address',
  hint: 'We only use it to reply to you.',
  problems: {
    missing: 'Enter your e-mail address',
    malformed: 'Enter an e-mail address with an @ sign, like name@example.com',
    tooLong: 'Your e-mail address can have {limit} characters at most',
  },
} as const satisfies FieldWords;

export const message = {
  label: 'Message',
  problems: {
    missing: 'Write your message, even one line is enough',
    tooLong: 'Your message can have {limit} characters at most',
  },
} as const satisfies FieldWords;
