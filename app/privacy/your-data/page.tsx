import { Island } from '@/components/forms/Island';
import { YourData } from '@/components/forms/YourData.client';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlainHero } from '@/components/sections/PlainHero';
import { Section } from '@/components/ui/Section';
import { errorPage } from '@/content/error';
import { locale } from '@/content/reach';
import { yourData } from '@/content/yourData';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy/your-data');

export default function YourDataPage() {
  const { hero, noScript, ...words } = yourData;
  return (
    <SiteLayout path="/privacy/your-data">
      <PlainHero {...hero} />
      <Section spacing="joined">
        <Island name="your-data" fallback={errorPage}>
          <YourData words={words} locale={locale} />
        </Island>
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </Section>
    </SiteLayout>
  );
}
