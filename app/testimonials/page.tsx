import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { testimonials } from '@/content/testimonials';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/testimonials');

export default function TestimonialsPage() {
  return (
    <SiteLayout path="/testimonials">
      <PlainHero {...testimonials.hero} kolam="small" />
      <QuoteGrid {...testimonials.quotes} ground="palm" />
      <CallToAction {...testimonials.closing} />
    </SiteLayout>
  );
}
