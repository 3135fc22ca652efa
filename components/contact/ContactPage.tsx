import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { DoorHero } from '@/components/sections/DoorHero';
import { FaqList } from '@/components/sections/FaqList';
import { FormBand } from '@/components/sections/FormBand';
import { contentIn } from '@/lib/content';
import { actionTo } from '@/lib/links';
import type { PageProps } from '@/lib/pages';
import { contactPage } from '@/lib/seo/about-pages';

import { ContactFormPanel } from './ContactFormPanel';
import { Desks } from './Desks';

/** /contact: a call and a chat first, then the hours, then the form. */
export function ContactPage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);
  const { hero, walls, desks, faq, closing } = pages.contact;
  const calls = [
    actionTo({ label: `${walls.call.label} ${enterprise.phone}`, contact: 'phone' }, language),
    actionTo({ label: walls.whatsapp.label, contact: 'whatsapp' }, language),
  ];

  return (
    <SiteLayout path="/contact" language={language}>
      <DoorHero {...hero} actions={[...hero.actions, ...calls]} />
      <Desks {...desks} language={language} />
      <FormBand form="contact" panel={<ContactFormPanel language={language} />} language={language} />
      <FaqList {...faq} id="faq" language={language} />
      <CallToAction {...closing} language={language} />
      <StructuredData things={[contactPage(language)]} />
    </SiteLayout>
  );
}
