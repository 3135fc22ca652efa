import { ButtonLink } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pieceAt } from '@/lib/pieces';

import styles from './BowlWalk.module.scss';
import { PriceTag } from './PriceTag';

type BowlWalkProps = Content['pages']['home']['walk'];

/** The height of one stage in the drawing of the thread, whose width is 100. */
const STAGE = 100;
/** How far the thread runs left and right of the middle: between the picture and the words, which change sides. */
const SIDES = [60.6, 39.4] as const;

/** A thread that changes sides between stages, and ends beside the last. */
function threadPath(stages: number): string {
  const turns = Array.from({ length: stages }, (_, index) => {
    const side = SIDES[index % 2] ?? 50;
    const top = index * STAGE;
    const before = index === 0 ? 50 : (SIDES[(index + 1) % 2] ?? 50);
    const turn =
      index === 0 ? `M50 0C50 8 ${side} 6 ${side} 14` : `C${before} ${top} ${side} ${top} ${side} ${top + 14}`;
    return `${turn}V${top + (index === stages - 1 ? 70 : 86)}`;
  });
  return turns.join('');
}

/** How a piece comes about, stage by stage along one thread, which draws itself as the page moves. */
export function BowlWalk({ title, lead, price, stages }: BowlWalkProps) {
  const language = currentLanguage();
  return (
    <section className={styles.walk} data-surface="soft">
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      <div className={styles.path}>
        <svg
          className={`${styles.thread} no-print`}
          viewBox={`0 0 100 ${stages.length * STAGE}`}
          width="1"
          height="1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path vectorEffect="non-scaling-stroke" d={threadPath(stages.length)} />
        </svg>
        <ol role="list">
          {stages.map(({ picture, title: heading, text, piece: id, action }) => {
            const piece = id === undefined ? undefined : pieceAt(id, language);
            return (
              <li key={heading} className={styles.stage}>
                <Picture name={picture} slot="scene" />
                <div className={styles.words}>
                  <h3>{heading}</h3>
                  {text && <p className={styles.text}>{text}</p>}
                  {piece && <PriceTag piece={piece} lead={price} />}
                  {action &&
                    (action.newTab === undefined ? <MoreLink action={action} /> : <ButtonLink action={action} />)}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
