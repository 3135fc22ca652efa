import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

import styles from './Papers.module.scss';

type PapersProps = Content['pages']['about']['documents'];

/** Papers in a rack: each in its place, or a tag with its state. */
export function Papers({ title, lead, rows, empty, filled }: PapersProps) {
  const here = rows.filter(({ isHere }) => isHere);
  return (
    <Section id="documents" surface="paper" title={title} lead={lead}>
      <ul className={styles.rack} role="list">
        {rows.map((row) => {
          const { name, year, isHere, text, more } = row;
          return (
            <li key={`${name} ${year}`} className={styles.place}>
              <div className={styles.hole}>
                <Picture
                  name={(isHere && filled[here.indexOf(row) % filled.length]) || empty}
                  slot="square"
                  decorative
                />
                {!isHere && <p className={styles.tag}>{year}</p>}
              </div>
              <div className={styles.words}>
                <h3>{name}</h3>
                <p>
                  {isHere && <b>{year}. </b>}
                  {text}
                </p>
                {more && <MoreLink action={more} />}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
