import { FigureSource } from '@/components/figures/FigureSource';
import { Picture } from '@/components/ui/Picture';
import { computeDotRows, dotStroke } from '@/lib/drawing/dot-rows';
import { parseFigureNumber } from '@/lib/drawing/dots';
import { getFigure, type ShownFigure } from '@/lib/content/figures';
import type { PictureName } from '@/lib/pictures';

import styles from './Impact.module.scss';
import { Thread } from './Thread';

type Count = ShownFigure<{
  readonly figure: string;
  readonly description: string;
  readonly picture?: PictureName | undefined;
  /** A figure that is part of this one, drawn with light dots. */
  readonly part?: string | undefined;
}>;

type ImpactProps = { readonly title: string; readonly lead: string; readonly counts: readonly Count[] };

/** Dots in a row. */
const COLUMNS = 50;

const computeRows = (figure: string) => computeDotRows(parseFigureNumber(getFigure(figure).value), COLUMNS);

/** A figure as a field of dots, one per unit. */
function DotPicture({ figure, part }: Pick<Count, 'figure' | 'part'>) {
  const { width, height, path } = computeRows(figure);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={path} {...dotStroke} />
      {part && <path className={styles.part} d={computeRows(part).path} {...dotStroke} />}
    </svg>
  );
}

/** Impact figures: the first as a field of dots, then each on a card. Nothing if there are none. */
export function Impact({ title, lead, counts }: ImpactProps) {
  const [first] = counts;
  if (!first) return null;
  return (
    <section className={styles.cloth} data-surface="indigo">
      <Thread className={styles.thread} />
      <h2>{title}</h2>
      <p className="muted">{lead}</p>
      <DotPicture figure={first.figure} part={first.part} />
      <ul className={styles.cards} role="list">
        {counts.map(({ figure, value, label, description, picture }) => (
          <li key={figure} className={styles.card}>
            {picture && (
              <div className={styles.picture}>
                <Picture name={picture} slot="thumb" />
              </div>
            )}
            <h3>
              <span className={styles.number}>{value}</span> {label} <FigureSource figure={figure} />
            </h3>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
