import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';
import { errorPage } from '@/content/error';
import type { PageProps } from '@/lib/pages';

import { formProps } from './form-props';
import { FormPanel } from './FormPanel';

/** The contact form in its frame (specification, section 5). */
export function ContactFormPanel({ language }: PageProps) {
  return (
    <FormPanel language={language}>
      <Island name="contact-form" fallback={errorPage}>
        <ContactForm {...formProps('contact', language)} />
      </Island>
    </FormPanel>
  );
}
