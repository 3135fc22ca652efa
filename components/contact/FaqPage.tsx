import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlainOpener } from '@/components/openers/PlainOpener';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Answers } from './Answers';

/** /faq: short answers. */
export function FaqPage({ language }: PageProps) {
  const { hero, list, closing } = contentIn(language).pages.faq;

  return (
    <SiteLayout path="/faq" language={language}>
      <PlainOpener {...hero}>
        <ReadInTamil path="/faq" language={language} />
      </PlainOpener>
      <Answers {...list} />
      <LineClosing {...closing} language={language} />
    </SiteLayout>
  );
}
