import type { FormContent } from '@/components/forms/formContent';

import { contactForm } from './contact';
import { joinForm } from './join';
import { subscribeForm } from './subscribe';

/** Every form. A form of its own reads its own module, so that no page carries the words of the others. */
export const forms = {
  contact: contactForm,
  join: joinForm,
  subscribe: subscribeForm,
} as const satisfies Record<'contact' | 'join' | 'subscribe', FormContent>;
