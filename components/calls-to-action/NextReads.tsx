import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './NextReads.module.scss';

/** A page to read next. */
export type NextRead = {
  readonly href: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly picture: PictureName;
  readonly slot?: 'thumb' | 'square' | 'portrait';
};

type NextReadsProps = {
  /** The accessible name of the section. */
  readonly label: string;
  /** One or two pages. */
  readonly reads: readonly NextRead[];
};

const surfaces = ['palm', 'wash'] as const;

/** Links to the next and previous article or picture, at the end of a page. */
export function NextReads({ label, reads }: NextReadsProps) {
  return (
    <nav className={`${styles.reads} no-print`} aria-label={label}>
      {reads.map(({ href, title, note, picture, slot = 'thumb' }, index) => (
        <div key={href} data-surface={surfaces[index % 2]}>
          <a className={styles.read} href={href}>
            <Picture name={picture} slot={slot} decorative />
            <div>
              <h2 className="subheading">{title}</h2>
              {note && <span className={styles.note}>{note}</span>}
            </div>
          </a>
        </div>
      ))}
    </nav>
  );
}
