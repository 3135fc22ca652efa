import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Portrait } from '@/components/sections/Portrait';
import { Quote } from '@/components/sections/Quote';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';

import styles from './TestimonialsPage.module.scss';

const surfaces = ['kaavi', 'palm', 'indigo'] as const;

/** /testimonials: each quote on its own surface, with a portrait or a related picture. */
export function TestimonialsPage() {
  const { pages, successStories, testimonials } = getContent();
  const { hero, quotes, closing } = pages.testimonials;

  return (
    <>
      <PosterHero {...hero} surface="turmeric" fit="whole" />
      {testimonials.length > 0 && (
        <div>
          <h2 className="visually-hidden">{quotes.title}</h2>
          {testimonials.map(({ id, quote, name, role, picture }, index) => (
            <section
              key={id}
              data-surface={surfaces[index % surfaces.length]}
              className={styles.band}
              aria-label={name}
            >
              <div className={`wrap ${styles.testimonial}`}>
                {successStories.some((story) => story.id === id) ? (
                  <Portrait id={id} />
                ) : (
                  picture && <Picture name={picture} slot="square" decorative />
                )}
                <Quote quote={quote} name={name} role={role} className={styles.quote} />
              </div>
            </section>
          ))}
        </div>
      )}
      <LineCallToAction {...closing} />
    </>
  );
}
