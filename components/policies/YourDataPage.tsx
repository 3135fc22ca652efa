import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { Island } from '@/components/islands/Island';
import { YourData } from '@/components/islands/your-data/YourData.client';
import { PosterHero } from '@/components/heroes/PosterHero';
import { getContactDetails, getDeliveryProps, getRecordWords, getShareWords } from '@/components/sections/form-props';
import { Section } from '@/components/ui/Section';
import { getContent, getWords } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { locales } from '@/lib/language';

/** /privacy/your-data: data stored on the visitor's device. */
export function YourDataPage() {
  const language = getCurrentLanguage();
  const {
    label: _,
    barLabel: ____,
    footerLabel: __,
    description: ___,
    hero,
    noScript,
    ...words
  } = getContent().pages['your-data'];

  return (
    <>
      <PosterHero {...hero} surface="indigo" />
      <Section>
        <Island name="your-data" fallback={getContent().error}>
          <YourData
            words={words}
            locale={locales[language]}
            shared={{ shareOptions: getShareWords(), moment: getContent().forms.shared.moment }}
            recordWords={getRecordWords()}
            reach={getContactDetails()}
            {...getDeliveryProps()}
          />
        </Island>
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </Section>
      <LineCallToAction {...getWords('policy').closing} />
    </>
  );
}
