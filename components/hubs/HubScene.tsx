import { AsWritten } from '@/components/ui/AsWritten';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { getWords } from '@/lib/content';
import type { Hub } from '@/lib/content/hubs';
import { resolveAction } from '@/lib/content/links';
import { getFirstName, findMentor } from '@/lib/content/mentors';
import { fill } from '@/lib/language/fill';

import styles from './HubScene.module.scss';

type HubSceneProps = { readonly scene: Hub['scene'] };

/** A picture of the work at a hub, with a mentor's quote or the caption next to it. */
export function HubScene({ scene }: HubSceneProps) {
  const { meet } = getWords('hub');
  const mentor = scene.mentor === undefined ? undefined : findMentor(scene.mentor);

  return (
    <section className={styles.band}>
      <div className={styles.picture}>
        <Picture name={scene.picture} slot="bleed" />
      </div>
      <div className={styles.words} data-surface="kaavi">
        {mentor ? (
          <figure>
            <blockquote className="subheading">“{mentor.quote}”</blockquote>
            <figcaption className={styles.by}>
              <b>
                <AsWritten>{mentor.name}</AsWritten>
              </b>
              <p>{mentor.specialization}</p>
              <MoreLink
                action={resolveAction({
                  label: fill(meet, { name: getFirstName(mentor) }),
                  path: `/mentor/${mentor.id}`,
                })}
              />
            </figcaption>
          </figure>
        ) : (
          <p className="subheading">{scene.caption}</p>
        )}
      </div>
    </section>
  );
}
