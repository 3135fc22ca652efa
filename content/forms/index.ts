import { contactForm } from './contact';
import { joinForm } from './join';
import { subscribeForm } from './subscribe';

/** Every form. */
export const forms = {
  contact: contactForm,
  join: joinForm,
  subscribe: subscribeForm,
} as const;
