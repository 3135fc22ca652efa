import { Section } from '@/components/ui/Section';
import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';

import styles from './Promises.module.scss';

type PromisesProps = {
  readonly title: string;
  readonly promises: readonly { readonly title: string; readonly text: string; readonly figure?: string }[];
  readonly more?: Action;
};

/** The promises of the shop as a printed bill: title, line, figure. */
export function Promises({ title, promises, more }: PromisesProps) {
  return (
    <Section>
      <div className={styles.bill} data-surface="palm">
        <div>
          <h2>{title}</h2>
          {more && <MoreLink action={more} />}
        </div>
        <ul role="list">
          {promises.map((promise) => (
            <li key={promise.title} className={styles.line}>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
              {promise.figure && (
                <b className={styles.figure} aria-hidden="true">
                  {promise.figure}
                </b>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
