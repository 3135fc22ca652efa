import { Grid } from '@/components/ui/Layout';
import { Section, type Surface } from '@/components/ui/Section';
import type { Action } from '@/components/ui/ActionLink';

import styles from './Promises.module.scss';

type PromisesProps = {
  readonly title: string;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
  readonly more?: Action;
  readonly surface?: Surface;
};

/** The promises of the shop, in a row of four. */
export function Promises({ title, promises, more, surface }: PromisesProps) {
  return (
    <Section surface={surface} title={title} more={more}>
      <Grid columns={4} narrow={2}>
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
