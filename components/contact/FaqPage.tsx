import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Answers } from './Answers';

/** /faq: short answers. */
export function FaqPage({ language }: PageProps) {
  const { hero, list, closing } = contentIn(language).pages.faq;

  return (
    <>
      <PlainHero {...hero}>
        <ReadInTamil path="/faq" language={language} />
      </PlainHero>
      <Answers {...list} />
      <LineCallToAction {...closing} language={language} />
    </>
  );
}
