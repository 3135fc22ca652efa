import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';
import { FormPanel } from '@/components/sections/FormPanel';
import { formProps } from '@/components/sections/form-props';
import { errorPage } from '@/content/error';

/** The contact form in its frame (specification, section 5). */
export function ContactFormPanel() {
  return (
    <FormPanel>
      <Island name="contact-form" fallback={errorPage}>
        <ContactForm {...formProps('contact')} />
      </Island>
    </FormPanel>
  );
}
