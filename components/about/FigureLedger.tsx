import { Fragment } from 'react';

import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { type Figure, listShownFigures } from '@/lib/content/figures';
import { fill } from '@/lib/language/fill';
import { getPagePath } from '@/lib/content/links';
import { getPageWords } from '@/lib/pages/labels';
import type { RoutePath } from '@/lib/routes';
import { getFormats } from '@/lib/language/format';

import styles from './FigureLedger.module.scss';

type FigureLedgerProps = Content['pages']['about']['register'];

/** A link to a page that shows a figure. Of the home pages only the English one has figures. */
const createPageLink = (path: RoutePath): Action => ({
  label: getPageWords(path).label,
  href: path === '/' ? '/' : getPagePath(path),
});

type EntryProps = Pick<FigureLedgerProps, 'on' | 'not'> & {
  readonly figure: Figure;
  readonly paths: readonly RoutePath[];
  /** The latest date, which the ledger says once for all figures of that date. */
  readonly latest: string;
};

function Entry({ figure: { name, value, label, counts, excludes, asOf, source }, paths, latest, on, not }: EntryProps) {
  return (
    <li id={`figure-${name}`} className={styles.entry}>
      <h4 className={styles.head}>
        <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>
      </h4>
      <div className={styles.words}>
        <p>
          {counts}{' '}
          <span className="muted">
            <b>{not}: </b>
            {excludes}
          </span>
        </p>
        <p className="muted">
          {asOf !== latest && `${getFormats().date(asOf)}, `}
          {source}. <span className="visually-hidden">{on}</span>
          {paths
            .filter((path) => path !== '/about')
            .map((path, index) => (
              <Fragment key={path}>
                {index > 0 && ','} <ActionLink action={createPageLink(path)} />
              </Fragment>
            ))}
        </p>
      </div>
    </li>
  );
}

/** All published figures: some large in an open ledger, and all by topic in chapters that fold at every width. */
export function FigureLedger({ title, lead, asOf, on, not, topics, large = [], number }: FigureLedgerProps) {
  const shown = listShownFigures();
  const latest = shown
    .map(({ figure }) => figure.asOf)
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  return (
    <Section
      id="figures"
      surface="palm"
      title={title}
      lead={`${lead} ${fill(asOf, { date: getFormats().date(latest) })}`}
    >
      {large.length > 0 && (
        <ul className={styles.ledger} role="list">
          {shown
            .filter(({ figure }) => large.includes(figure.name))
            .map(({ figure: { name, value, label, counts } }) => (
              <li key={name} className={styles.line}>
                <b className={styles.value}>{value}</b>
                <p>
                  <b>{label}</b> <span className="muted from-tablet">{counts}</span>
                </p>
              </li>
            ))}
        </ul>
      )}
      {Object.entries(topics).map(([topic, name]) => {
        const entries = shown.filter(({ figure }) => figure.topic === topic);
        return (
          entries.length > 0 && (
            <Fold
              key={topic}
              className={styles.topic}
              closes="everywhere"
              summary={
                <>
                  <h3>{name}</h3> <span className={styles.number}>{fill(number, { count: entries.length })}</span>
                </>
              }
            >
              <ol className={styles.entries} role="list">
                {entries.map(({ figure, paths }) => (
                  <Entry key={figure.name} figure={figure} paths={paths} latest={latest} on={on} not={not} />
                ))}
              </ol>
            </Fold>
          )
        );
      })}
    </Section>
  );
}
