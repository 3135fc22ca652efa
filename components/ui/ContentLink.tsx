import type { ComponentProps } from 'react';

import { site } from '@/content/site';
import { readAddress } from '@/lib/site-link';

import styles from './ContentLink.module.scss';

/**
 * A link written in MDX. A path of this site is checked; every other address opens as it is. Paper shows the full
 * address.
 */
export function ContentLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const address = readAddress(href);
  if (address.startsWith('/')) {
    return (
      <span className={styles.link} data-address={`${site.origin}${address}`}>
        <a href={address}>{children}</a>
      </span>
    );
  }

  if (address.startsWith('https:')) {
    return (
      <span className={styles.link} data-address={address}>
        <a href={address} rel="external noopener">
          {children}
        </a>
      </span>
    );
  }

  return <a href={address}>{children}</a>;
}
