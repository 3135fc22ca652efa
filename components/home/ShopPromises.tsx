import type { ComponentProps } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';

import { Impact } from './Impact';
import styles from './ShopPromises.module.scss';
import { Thread } from './Thread';

type Promises = {
  readonly title: string;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
  readonly more?: Action;
};

type ShopPromisesProps = {
  readonly why: Promises;
  readonly impact: ComponentProps<typeof Impact>;
  readonly confidence: Promises;
};

/** Four promises on a paper tag. */
const PromiseTag = ({ title, promises, more }: Promises) => (
  <section className={styles.tag}>
    <Thread className={styles.thread} />
    <div className={styles.paper} data-surface="tag">
      <h2>{title}</h2>
      <ul role="list">
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
      {more && <MoreLink action={more} />}
    </div>
  </section>
);

/** Why to shop here, what it has done so far, and what makes it safe: on wide screens side by side on a clothes line. */
export function ShopPromises({ why, impact, confidence }: ShopPromisesProps) {
  return (
    <div className={styles.row}>
      <svg className={styles.rope} viewBox="0 0 1440 130" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 54C200 96 420 100 606 96C840 92 1180 108 1440 46" />
      </svg>
      <PromiseTag {...why} />
      <Impact {...impact} />
      <PromiseTag {...confidence} />
    </div>
  );
}
