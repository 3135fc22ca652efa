import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import type { StepsContent } from './Steps';
import styles from './Storyboard.module.scss';

/**
 * How the pictures of a storyboard are composed:
 *
 * - `frieze`: edge to edge, with a thread and a bead for each step below
 * - `letter`: small ones, and the last one large
 * - `doors`: doors that grow from step to step
 * - `plates`: round plates on a table
 * - `page`: squares, and the last one as a tall page
 * - `band`: the second as a band, the others overlap its lower edge
 */
export const compositions = ['frieze', 'letter', 'doors', 'plates', 'page', 'band'] as const;

type Composition = (typeof compositions)[number];

type StoryboardProps = Omit<StepsContent, 'steps'> & {
  readonly steps: readonly (StepsContent['steps'][number] & { readonly picture: PictureName })[];
  readonly composition: Composition;
  readonly surface?: Surface;
  readonly id?: string;
  readonly children?: ReactNode;
};

/** Whether a step's picture is as wide as a phone; the others are beside their texts. */
const isWide = (composition: Composition, index: number, count: number): boolean =>
  composition === 'frieze' || (composition !== 'plates' && index === (composition === 'band' ? 1 : count - 1));

/** Steps as three pictures, each with its number, heading and text. */
export function Storyboard({ title, lead, steps, more, composition, surface, id, children }: StoryboardProps) {
  return (
    <section id={id} data-surface={surface} className={clsx(styles.storyboard, styles[composition])}>
      <div className="wrap">
        <h2>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={clsx(styles.step, isWide(composition, index, steps.length) ? styles.wide : styles.beside)}
          >
            <div className={styles.picture}>
              <Picture name={step.picture} slot={composition === 'plates' ? 'square' : 'bleed'} />
            </div>
            <div className={styles.text}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {(children ?? more) && (
        <div className={clsx('wrap', styles.more)}>
          {children}
          {more && <MoreLink action={more} />}
        </div>
      )}
    </section>
  );
}
