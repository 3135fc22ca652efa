import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Voices } from './Voices';

/** /testimonials: what people say of us. */
export function TestimonialsPage({ language }: PageProps) {
  const { pages, testimonials } = contentIn(language);
  const { hero, quotes, closing } = pages.testimonials;

  return (
    <>
      <PeopleHero {...hero} language={language} />
      {testimonials.length > 0 && <Voices {...quotes} voices={testimonials} language={language} />}
      <LineCallToAction {...closing} language={language} />
    </>
  );
}
