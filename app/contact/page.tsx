import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { ContactDetails } from '@/components/sections/ContactDetails';
import { DoorHero } from '@/components/sections/DoorHero';
import { FaqList } from '@/components/sections/FaqList';
import { Section } from '@/components/ui/Section';
import { contact } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <SiteLayout path="/contact">
      <DoorHero {...contact.hero} />
      <Section>
        <ContactDetails {...contact.details} />
      </Section>
      <FaqList {...contact.faq} id="faq" ground="wash" />
      <CallToAction {...contact.closing} />
    </SiteLayout>
  );
}
