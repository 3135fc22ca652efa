import { FigureSource } from '@/components/figures/FigureSource';
import { Grid } from '@/components/ui/Layout';
import { Section } from '@/components/ui/Section';
import { currentLanguage } from '@/lib/current-language';
import { dotRows, dotStroke } from '@/lib/drawing/dot-rows';
import { figureNumber } from '@/lib/dots';
import { figureAt, type ShownFigure } from '@/lib/figures';

import styles from './Impact.module.scss';

type ImpactProps = {
  readonly title: string;
  readonly lead: string;
  readonly counts: readonly ShownFigure<{
    readonly figure: string;
    readonly description: string;
    /** A figure that is part of this one, drawn with light dots. */
    readonly part?: string | undefined;
  }>[];
};

/** Columns for a number of dots, so that each drawing is about twice as wide as it is high. */
function columnsFor(count: number): number {
  if (count <= 20) return 5;
  if (count <= 100) return 10;
  return count <= 2000 ? 40 : 100;
}

const countOf = (figure: string) => figureNumber(figureAt(figure, currentLanguage()).value);

/** A figure as a drawing with one dot per unit. */
function DotPicture({ figure, part }: { readonly figure: string; readonly part?: string | undefined }) {
  const count = countOf(figure);
  const columns = columnsFor(count);
  const { width, height, path } = dotRows(count, columns);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={path} {...dotStroke} />
      {part && <path className={styles.part} d={dotRows(countOf(part), columns).path} {...dotStroke} />}
    </svg>
  );
}

/** Impact figures, each with its dots. */
export function Impact({ title, lead, counts }: ImpactProps) {
  return (
    <Section surface="indigo" title={title} lead={lead}>
      <Grid columns={4} narrow={2} space="l">
        {counts.map(({ figure, value, label, description, part }) => (
          <li key={figure} className={styles.card}>
            <DotPicture figure={figure} part={part} />
            <h3>
              <span className={styles.number}>{value}</span> {label} <FigureSource figure={figure} />
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
