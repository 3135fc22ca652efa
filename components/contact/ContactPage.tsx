import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { ContactForm } from '@/components/forms/ContactForm.client';
import { Island } from '@/components/forms/Island';
import { ChoicesHero } from '@/components/heroes/ChoicesHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { FaqList } from '@/components/sections/FaqList';
import { formProps } from '@/components/sections/form-props';
import { FormBand } from '@/components/sections/FormBand';
import { FormPanel } from '@/components/sections/FormPanel';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish } from '@/lib/languages';
import { contactPage } from '@/lib/seo/about-pages';

import styles from './ContactPage.module.scss';
import { Desks } from './Desks';

/** /contact: a call and a chat first, then the hours, then the form. */
export function ContactPage() {
  const language = currentLanguage();
  const { enterprise, error, pages } = contentIn(language);
  const { hero, desks, beside, faq, closing } = pages.contact;
  const numbers = [enterprise.phone, enterprise.whatsapp];
  const walls = hero.walls.map((wall, index) => ({
    ...wall,
    tamil: besideEnglish(wall.tamil, language),
    figure: numbers[index],
  }));
  const panel = (
    <FormPanel>
      <Island name="contact-form" fallback={error}>
        <ContactForm {...formProps('contact', language)} />
      </Island>
    </FormPanel>
  );

  return (
    <>
      <ChoicesHero {...hero} walls={walls} />
      <Desks {...desks} />
      <FormBand form="contact" panel={panel}>
        <div className={styles.picture}>
          <Picture name={beside} slot="square" decorative />
        </div>
      </FormBand>
      <FaqList {...faq} id="faq" />
      <LineCallToAction {...closing} />
      <StructuredData things={[contactPage(language)]} />
    </>
  );
}
