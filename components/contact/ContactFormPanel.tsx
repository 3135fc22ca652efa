import { ContactForm } from '@/components/islands/ContactForm.client';
import { Island } from '@/components/islands/Island';

import { FormPanel } from '@/components/sections/FormPanel';

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
