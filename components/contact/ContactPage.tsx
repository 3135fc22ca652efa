import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { WallsOpener } from '@/components/openers/WallsOpener';
import { FaqList } from '@/components/sections/FaqList';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { contactPage } from '@/lib/seo/about-pages';

import { ContactDetails } from './ContactDetails';
import { ContactFormPanel } from './ContactFormPanel';
import { FormBand } from './FormBand';

/** /contact: the form, and every other way to reach us. */
export function ContactPage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);
  const { hero, details, faq, closing } = pages.contact;
  const numbers = [enterprise.phone, enterprise.whatsapp];

  return (
    <SiteLayout path="/contact" language={language}>
      <WallsOpener {...hero} walls={hero.walls.map((wall, index) => ({ ...wall, figure: numbers[index] }))} />
      <FormBand form={<ContactFormPanel language={language} />}>
        <ContactDetails {...details} language={language} />
      </FormBand>
      <FaqList {...faq} id="faq" ground="wash" language={language} />
      <LineClosing {...closing} language={language} />
      <StructuredData things={[contactPage(language)]} />
    </SiteLayout>
  );
}
