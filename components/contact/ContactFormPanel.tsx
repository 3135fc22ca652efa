import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';
import { FormPanel } from '@/components/sections/FormPanel';
import { formProps } from '@/components/sections/form-props';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

/** The contact form in its frame. */
export function ContactFormPanel({ language }: PageProps) {
  return (
    <FormPanel language={language}>
      <Island name="contact-form" fallback={contentIn(language).error}>
        <ContactForm {...formProps('contact', language)} />
      </Island>
    </FormPanel>
  );
}
