import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { Island } from '@/components/forms/Island';
import { YourData } from '@/components/forms/your-data/YourData.client';
import { PosterHero } from '@/components/heroes/PosterHero';
import { shareWordsIn, recordWordsIn, reachIn } from '@/components/sections/form-props';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { locales } from '@/lib/languages';

/** /privacy/your-data: data stored on the visitor's device. */
export function YourDataPage() {
  const language = currentLanguage();
  const {
    label: _,
    barLabel: ____,
    footerLabel: __,
    description: ___,
    hero,
    noScript,
    ...words
  } = contentIn().pages['your-data'];

  return (
    <>
      <PosterHero {...hero} surface="indigo" />
      <Section>
        <Island name="your-data" fallback={contentIn().error}>
          <YourData
            words={words}
            locale={locales[language]}
            shared={{ shareOptions: shareWordsIn(), moment: contentIn().forms.shared.moment }}
            recordWords={recordWordsIn()}
            reach={reachIn()}
          />
        </Island>
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </Section>
      <LineCallToAction {...contentIn(language).policy.closing} />
    </>
  );
}
