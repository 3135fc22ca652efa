import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';
import { FormPanel } from '@/components/sections/FormPanel';
import { formProps } from '@/components/sections/form-props';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';

/** The contact form in its frame. */
export function ContactFormPanel() {
  const language = currentLanguage();
  return (
    <FormPanel>
      <Island name="contact-form" fallback={contentIn(language).error}>
        <ContactForm {...formProps('contact', language)} />
      </Island>
    </FormPanel>
  );
}
