import { LineClosing } from '@/components/closings/LineClosing';
import { BenchOpener } from '@/components/openers/BenchOpener';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Voices } from './Voices';

/** /testimonials: what people say of us. */
export function TestimonialsPage({ language }: PageProps) {
  const { pages, testimonials } = contentIn(language);
  const { hero, quotes, closing } = pages.testimonials;

  return (
    <>
      <BenchOpener {...hero} language={language} />
      {testimonials.length > 0 && <Voices {...quotes} voices={testimonials} language={language} />}
      <LineClosing {...closing} language={language} />
    </>
  );
}
