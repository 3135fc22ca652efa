import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { FaqList } from '@/components/sections/FaqList';
import { PlainHero } from '@/components/sections/PlainHero';
import { faq } from '@/content/faq';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  return (
    <SiteLayout path="/faq">
      <PlainHero {...faq.hero} kolam="small" />
      <FaqList {...faq.list} ground="wash" />
      <CallToAction {...faq.closing} />
    </SiteLayout>
  );
}
