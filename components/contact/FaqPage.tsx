import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { FaqList } from '@/components/sections/FaqList';
import { PlainHero } from '@/components/sections/PlainHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

/** /faq: short answers. */
export function FaqPage({ language }: PageProps) {
  const { hero, list, closing } = contentIn(language).pages.faq;

  return (
    <SiteLayout path="/faq" language={language}>
      <PlainHero {...hero} kolam="small" />
      <FaqList {...list} ground="wash" language={language} />
      <CallToAction {...closing} language={language} />
    </SiteLayout>
  );
}
