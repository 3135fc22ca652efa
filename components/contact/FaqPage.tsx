import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { currentContent } from '@/lib/current-content';

import { Answers } from './Answers';

/** /faq: short answers. */
export function FaqPage() {
  const { hero, list, closing } = currentContent().pages.faq;

  return (
    <>
      <PlainHero {...hero}>
        <ReadInTamil path="/faq" />
      </PlainHero>
      <Answers {...list} />
      <LineCallToAction {...closing} />
    </>
  );
}
