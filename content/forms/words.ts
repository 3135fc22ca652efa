/** Words that all forms share. */
export const formWords = {
  requiredMark: '*',
  errorTitle: 'Error: ',
  summary: { one: 'One thing to put right', other: '{count} things to put right' },
  remaining: { one: '1 character left', other: '{count} characters left', over: '{count} characters too many' },
  /** Specification, section 8. */
  failure: 'There was an error submitting your form. Please try again.',
  tryAgain: 'Try again',
  failureHelp: 'What you wrote is still here. Or call us:',
  /** Below the title of a form's `deleted`. */
  deletedHelp: 'It is not stored here and was not sent. What you wrote is still in the form below.',
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
    other: '{count} records of yours are stored on this device',
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
  wayOut: {
    title: 'Write or call instead',
    noScript: 'This form needs JavaScript, which is off in this browser. We are as glad to hear from you this way.',
    late: 'This form did not start. What you typed is still in it, for you to copy. We are as glad to hear from you this way.',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    phone: 'Phone',
  },
} as const;
