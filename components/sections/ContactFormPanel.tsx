import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';

import { FormPanel } from './FormPanel';

/** The contact form in its frame (specification, section 5). */
export function ContactFormPanel() {
  return (
    <FormPanel>
      <Island name="contact-form">
        <ContactForm />
      </Island>
    </FormPanel>
  );
}
