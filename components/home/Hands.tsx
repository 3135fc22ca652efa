import { Portrait } from '@/components/sections/Portrait';
import { Grid } from '@/components/ui/Layout';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { findMentor } from '@/lib/content/mentors';
import { measureLongWord } from '@/lib/language/long-word';

import styles from './Hands.module.scss';

type Words = Content['pages']['home']['hands'];
type HandsProps = Words & { readonly people: NonNullable<Words['people']> };

/** Four portraits of hands, with names. */
export function Hands({ title, lead, people, more }: HandsProps) {
  const ids = people.map(({ mentor }) => mentor);
  const areFew = people.length < 3;
  return (
    <Section surface="indigo" title={title} lead={lead} more={more}>
      <Grid columns={areFew ? 2 : 4} narrow={2}>
        {people.map(({ mentor: id, text }) => (
          <li key={id} className={styles.person}>
            <Portrait id={id} slot={areFew ? 'archRow' : 'arch'} among={ids} moves />
            <h3 data-word={measureLongWord(findMentor(id)?.name ?? '')}>
              <a href={getPagePath(`/mentor/${id}`)}>{findMentor(id)?.name}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
