import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { DoorHero } from '@/components/sections/DoorHero';
import { FaqList } from '@/components/sections/FaqList';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { contactPage } from '@/lib/seo/about-pages';

import { ContactDetails } from './ContactDetails';
import { ContactFormPanel } from './ContactFormPanel';
import { FormBand } from './FormBand';

/** /contact: the form, and every other way to reach us. */
export function ContactPage({ language }: PageProps) {
  const { hero, details, faq, closing } = contentIn(language).pages.contact;

  return (
    <SiteLayout path="/contact" language={language}>
      <DoorHero {...hero} />
      <FormBand form={<ContactFormPanel language={language} />}>
        <ContactDetails {...details} language={language} />
      </FormBand>
      <FaqList {...faq} id="faq" ground="wash" language={language} />
      <CallToAction {...closing} language={language} />
      <StructuredData things={[contactPage(language)]} />
    </SiteLayout>
  );
}
