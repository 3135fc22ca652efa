import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { currentContent } from '@/lib/current-content';

import { Voices } from './Voices';

/** /testimonials: what people say of us. */
export function TestimonialsPage() {
  const { pages, testimonials } = currentContent();
  const { hero, quotes, closing } = pages.testimonials;

  return (
    <>
      <PeopleHero {...hero} />
      {testimonials.length > 0 && <Voices {...quotes} voices={testimonials} />}
      <LineCallToAction {...closing} />
    </>
  );
}
