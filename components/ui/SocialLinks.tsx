import { words } from '@/content/interface';
import { site } from '@/content/site';

import { Icon } from './Icon';
import styles from './SocialLinks.module.scss';

/** Our pages on social networks, as a row of squares. */
export function SocialLinks() {
  return (
    <ul className={styles.list} role="list">
      {site.social.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" aria-label={`${name} ${words.opensInNewTab}`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
