import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { ChoicesHero } from '@/components/heroes/ChoicesHero';
import { FaqList } from '@/components/sections/FaqList';
import { FormBand } from '@/components/sections/FormBand';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish } from '@/lib/languages';
import { contactPage } from '@/lib/seo/about-pages';

import { ContactFormPanel } from './ContactFormPanel';
import styles from './ContactPage.module.scss';
import { Desks } from './Desks';

/** /contact: a call and a chat first, then the hours, then the form. */
export function ContactPage() {
  const language = currentLanguage();
  const { enterprise, pages } = contentIn(language);
  const { hero, desks, beside, faq, closing } = pages.contact;
  const numbers = [enterprise.phone, enterprise.whatsapp];
  const walls = hero.walls.map((wall, index) => ({
    ...wall,
    tamil: besideEnglish(wall.tamil, language),
    figure: numbers[index],
  }));

  return (
    <>
      <ChoicesHero {...hero} walls={walls} />
      <Desks {...desks} />
      <FormBand form="contact" panel={<ContactFormPanel />}>
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
