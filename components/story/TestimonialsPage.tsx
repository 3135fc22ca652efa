import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

/** /testimonials: what people say of us. */
export function TestimonialsPage({ language }: PageProps) {
  const { pages, testimonials } = contentIn(language);
  const { hero, quotes, closing } = pages.testimonials;

  return (
    <SiteLayout path="/testimonials" language={language}>
      <PlainHero {...hero} kolam="small" />
      {testimonials.length > 0 && <QuoteGrid title={quotes.title} quotes={testimonials} ground="palm" />}
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
