import type { ComponentProps } from 'react';

import { SiteLink } from '@/components/ui/SiteLink';
import { site } from '@/content/site';
import { readSiteTarget } from '@/lib/site-link';

import styles from './ContentLink.module.scss';

/**
 * A link written in MDX. A path of this site is checked; every other address opens as it is. Paper shows the full
 * address.
 */
export function ContentLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  if (href.startsWith('/')) {
    const target = readSiteTarget(href);
    return (
      <span className={styles.link} data-address={`${site.origin}${href}`}>
        <SiteLink {...target}>{children}</SiteLink>
      </span>
    );
  }

  if (/^https?:/.test(href)) {
    return (
      <span className={styles.link} data-address={href}>
        <a href={href} rel="external noopener">
          {children}
        </a>
      </span>
    );
  }

  return <a href={href}>{children}</a>;
}
