import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { ContactForm } from '@/components/islands/forms/ContactForm.client';
import { Island } from '@/components/islands/Island';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { FaqList } from '@/components/sections/FaqList';
import { getFormProps } from '@/components/sections/form-props';
import { FormBand } from '@/components/sections/FormBand';
import { FormPanel } from '@/components/sections/FormPanel';
import { AsWritten } from '@/components/ui/AsWritten';
import { getContent, keepOnEnglishPages } from '@/lib/content';
import { getPhoneLink } from '@/lib/content/links';
import { createContactPageData } from '@/lib/seo/about-pages';
import { joinWithoutBreaks } from '@/lib/language/format';

import { OpeningHours } from './OpeningHours';

/** /contact: phone and chat first, then opening hours, then the form. */
export function ContactPage() {
  const { enterprise, error, pages } = getContent();
  const { hero, desks, beside, faq, closing } = pages.contact;
  const panel = (
    <FormPanel>
      <Island name="contact-form" fallback={error}>
        <ContactForm {...getFormProps('contact')} />
      </Island>
    </FormPanel>
  );

  return (
    <>
      <PosterHero
        {...hero}
        surface="turmeric"
        tamil={keepOnEnglishPages(hero.tamil)}
        figure={{
          value: (
            <a href={getPhoneLink()}>
              <AsWritten>{joinWithoutBreaks(enterprise.phone)}</AsWritten>
            </a>
          ),
          length: 'long',
        }}
      >
        <p>
          {hero.speaks} {hero.voice}
        </p>
      </PosterHero>
      <OpeningHours {...desks} />
      <FormBand form="contact" panel={panel} picture={beside} />
      <FaqList {...faq} id="faq" />
      <LineCallToAction {...closing} />
      <StructuredData things={[createContactPageData()]} />
    </>
  );
}
