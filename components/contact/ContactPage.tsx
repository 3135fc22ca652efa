import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { FaqList } from '@/components/sections/FaqList';
import { formProps } from '@/components/sections/form-props';
import { FormBand } from '@/components/sections/FormBand';
import { FormPanel } from '@/components/sections/FormPanel';
import { AsWritten } from '@/components/ui/AsWritten';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish } from '@/lib/languages';
import { phoneTo } from '@/lib/links';
import { contactPage } from '@/lib/seo/about-pages';
import { unbroken } from '@/lib/text/format';

import { Desks } from './Desks';

/** /contact: phone and chat first, then opening hours, then the form. */
export function ContactPage() {
  const language = currentLanguage();
  const { enterprise, error, pages } = contentIn();
  const { hero, desks, beside, faq, closing } = pages.contact;
  const panel = (
    <FormPanel>
      <Island name="contact-form" fallback={error}>
        <ContactForm {...formProps('contact', language)} />
      </Island>
    </FormPanel>
  );

  return (
    <>
      <PosterHero
        {...hero}
        surface="turmeric"
        tamil={besideEnglish(hero.tamil, language)}
        figure={{
          value: (
            <a href={phoneTo()}>
              <AsWritten>{unbroken(enterprise.phone)}</AsWritten>
            </a>
          ),
          length: 'long',
        }}
      >
        <p>
          {hero.speaks} {hero.voice}
        </p>
      </PosterHero>
      <Desks {...desks} />
      <FormBand form="contact" panel={panel} picture={beside} />
      <FaqList {...faq} id="faq" />
      <LineCallToAction {...closing} />
      <StructuredData things={[contactPage(language)]} />
    </>
  );
}
