import { Portrait } from '@/components/sections/Portrait';
import { Quote } from '@/components/sections/Quote';
import { Picture } from '@/components/ui/Picture';
import { type Item } from '@/lib/content';
import { currentContent } from '@/lib/current-content';

import styles from './Voices.module.scss';

type VoicesProps = {
  readonly title: string;
  readonly voices: readonly Item<'testimonials'>[];
};

const surfaces = ['kaavi', 'palm', 'indigo'] as const;

/** Each voice on a surface of its own, large; beside it whoever has a face on this site, or what the words are about. */
export function Voices({ title, voices }: VoicesProps) {
  const { successStories } = currentContent();

  return (
    <div>
      <h2 className="visually-hidden">{title}</h2>
      {voices.map(({ id, quote, name, role, picture }, index) => (
        <section key={id} data-surface={surfaces[index % surfaces.length]} className={styles.band} aria-label={name}>
          <div className={`wrap ${styles.voice}`}>
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
  );
}
