import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { ContactDetails } from '@/components/sections/ContactDetails';
import { DoorHero } from '@/components/sections/DoorHero';
import { FaqList } from '@/components/sections/FaqList';
import { FormBand } from '@/components/sections/FormBand';
import { ContactFormPanel } from '@/components/sections/ContactFormPanel';
import { contact } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';
import { contactPage } from '@/lib/seo/about-pages';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <SiteLayout path="/contact">
      <DoorHero {...contact.hero} />
      <FormBand form={<ContactFormPanel language="en" />}>
        <ContactDetails {...contact.details} />
      </FormBand>
      <FaqList {...contact.faq} id="faq" ground="wash" />
      <CallToAction {...contact.closing} />
      <StructuredData things={[contactPage()]} />
    </SiteLayout>
  );
}
