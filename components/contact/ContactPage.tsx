import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { WallsOpener } from '@/components/openers/WallsOpener';
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

  return (
    <SiteLayout path="/contact" language={language}>
      <WallsOpener
        {...hero}
        walls={[
          {
            ...walls.call,
            action: actionTo({ label: walls.call.label, contact: 'phone' }, language),
            figure: enterprise.phone,
          },
          {
            ...walls.whatsapp,
            action: actionTo({ label: walls.whatsapp.label, contact: 'whatsapp' }, language),
            figure: enterprise.whatsapp,
          },
        ]}
      />
      <Desks {...desks} language={language} />
      <FormBand form="contact" panel={<ContactFormPanel language={language} />} language={language} />
      <FaqList {...faq} id="faq" language={language} />
      <LineClosing {...closing} language={language} />
      <StructuredData things={[contactPage(language)]} />
    </SiteLayout>
  );
}
