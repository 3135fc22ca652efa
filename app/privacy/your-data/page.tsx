import { Island } from '@/components/forms/Island';
import { YourData } from '@/components/forms/YourData.client';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlainHero } from '@/components/sections/PlainHero';
import { Section } from '@/components/ui/Section';
import { yourData } from '@/content/yourData';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy/your-data');

export default function YourDataPage() {
  return (
    <SiteLayout path="/privacy/your-data">
      <PlainHero {...yourData.hero} />
      <Section spacing="joined">
        <Island name="your-data">
          <YourData />
        </Island>
        <noscript>
          <p>{yourData.noScript}</p>
        </noscript>
      </Section>
    </SiteLayout>
  );
}
