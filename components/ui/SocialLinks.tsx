import { Icon } from './Icon';
import type { IconName } from './icons';
import styles from './SocialLinks.module.scss';

type SocialLinksProps = {
  readonly links: readonly { readonly name: string; readonly icon: IconName; readonly url: string }[];
  /** Said after each name: '(opens in a new tab)'. */
  readonly newTab: string;
};

/** Our pages on social networks, as a row of squares. */
export function SocialLinks({ links, newTab }: SocialLinksProps) {
  return (
    <ul className={styles.list} role="list">
      {links.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" aria-label={`${name} ${newTab}`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
