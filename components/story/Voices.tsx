import { Portrait } from '@/components/sections/Portrait';
import { Quote } from '@/components/sections/Quote';
import { contentIn, type Item } from '@/lib/content';
import type { Language } from '@/lib/languages';

import styles from './Voices.module.scss';

type VoicesProps = {
  readonly title: string;
  readonly voices: readonly Item<'testimonials'>[];
  readonly language: Language;
};

const grounds = ['kaavi', 'palm', 'indigo'] as const;

/** Each voice on a ground of its own, large; beside her words whoever has a face on this site. */
export function Voices({ title, voices, language }: VoicesProps) {
  const { successStories } = contentIn(language);

  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      {voices.map(({ id, quote, name, role }, index) => (
        <section key={id} data-ground={grounds[index % grounds.length]} className={styles.band} aria-label={name}>
          <div className={`wrap ${styles.voice}`}>
            {successStories.some((story) => story.id === id) && (
              <div className={styles.face}>
                <Portrait id={id} language={language} />
              </div>
            )}
            <Quote quote={quote} name={name} role={role} className={styles.quote} />
          </div>
        </section>
      ))}
    </>
  );
}
