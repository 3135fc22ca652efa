import { AsWritten } from '@/components/ui/AsWritten';
import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';

import { HeroText, type HeroContent } from './HeroText';
import styles from './ChoicesHero.module.scss';

/** A wall of colour that is a link. */
type Wall = {
  /** Where it leads; its label is the wall's heading. */
  readonly action: Action;
  /** A number to call, in large type. */
  readonly figure?: string | undefined;
  readonly text?: string | undefined;
  readonly tamil?: string | undefined;
};

type ChoicesHeroProps = HeroContent & {
  /** Two of them. */
  readonly walls: readonly Wall[];
};

const surfaces = ['indigo', 'turmeric'] as const;

/** A heading, then two large links on coloured walls. Further actions follow below. */
export function ChoicesHero({ walls, actions = [], ...content }: ChoicesHeroProps) {
  return (
    <section>
      <div className={`wrap ${styles.words}`}>
        <HeroText {...content} />
      </div>
      <div className={styles.walls}>
        {walls.map(({ action, figure, text, tamil }, index) => (
          <div key={action.href} data-surface={surfaces[index]}>
            <ActionLink action={action} className={styles.wall}>
              <b>{action.label}</b>{' '}
              {figure && (
                <span className={styles.figure}>
                  <AsWritten>{figure}</AsWritten>
                </span>
              )}{' '}
              {text && <span>{text}</span>} {tamil && <span lang="ta">{tamil}</span>}
            </ActionLink>
          </div>
        ))}
      </div>
      {actions.length > 0 && (
        <div className="no-print" data-surface="wash">
          <div className={`wrap ${styles.more}`}>
            {actions.map((action) => (
              <MoreLink key={action.label} action={action} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
