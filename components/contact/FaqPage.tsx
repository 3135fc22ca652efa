import { LineClosing } from '@/components/closings/LineClosing';
import { PlainOpener } from '@/components/openers/PlainOpener';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Answers } from './Answers';

/** /faq: short answers. */
export function FaqPage({ language }: PageProps) {
  const { hero, list, closing } = contentIn(language).pages.faq;

  return (
    <>
      <PlainOpener {...hero}>
        <ReadInTamil path="/faq" language={language} />
      </PlainOpener>
      <Answers {...list} />
      <LineClosing {...closing} language={language} />
    </>
  );
}
