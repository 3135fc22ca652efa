import { FigureSource } from '@/components/figures/FigureSource';
import { Grid } from '@/components/ui/Layout';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { computeDotRows, dotStroke } from '@/lib/drawing/dot-rows';
import { parseFigureNumber } from '@/lib/drawing/dots';
import { getFigure, type ShownFigure } from '@/lib/content/figures';
import type { PictureName } from '@/lib/pictures';

import styles from './Impact.module.scss';

type Count = ShownFigure<{
  readonly figure: string;
  readonly description: string;
  readonly picture?: PictureName | undefined;
  /** A figure that is part of this one, drawn with light dots. */
  readonly part?: string | undefined;
}>;

type ImpactProps = { readonly title: string; readonly lead: string; readonly counts: readonly Count[] };

const getCount = (figure: string): number => parseFigureNumber(getFigure(figure, getCurrentLanguage()).value);

/** A figure as a field of dots across the page, one per unit, in rows of a hundred; on phones in rows of forty. */
function DotPicture({ figure, part }: Pick<Count, 'figure' | 'part'>) {
  return [100, 40].map((columns) => {
    const { width, height, path } = computeDotRows(getCount(figure), columns);
    return (
      <svg
        key={columns}
        className={columns === 100 ? `${styles.wide} from-tablet` : styles.narrow}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <path d={path} {...dotStroke} />
        {part && <path className={styles.part} d={computeDotRows(getCount(part), columns).path} {...dotStroke} />}
      </svg>
    );
  });
}

function CountWords({ figure, value, label, description, picture }: Count) {
  return (
    <>
      {picture && (
        <div className={styles.picture}>
          <Picture name={picture} slot="square" />
        </div>
      )}
      <h3>
        <span className={styles.number}>{value}</span> {label} <FigureSource figure={figure} />
      </h3>
      <p>{description}</p>
    </>
  );
}

/** Impact figures: the first as a field of dots, the others beside one another. Nothing if there are none. */
export function Impact({ title, lead, counts: [first, ...others] }: ImpactProps) {
  if (!first) return null;
  return (
    <Section surface="indigo" title={title} lead={lead}>
      <div className={styles.card}>
        <DotPicture figure={first.figure} part={first.part} />
        <CountWords {...first} />
      </div>
      <Grid columns={3} space="s">
        {others.map((count) => (
          <li key={count.figure} className={styles.card}>
            <CountWords {...count} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
