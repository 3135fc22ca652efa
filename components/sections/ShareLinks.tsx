import { ButtonLink } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import type { SitePath } from '@/lib/routes';
import { shareLinks } from '@/lib/share';

import styles from './ShareLinks.module.scss';

type ShareLinksProps = {
  /** What is sent: its title, and its page. */
  readonly title: string;
  readonly path: SitePath;
  readonly language: Language;
};

/** The page for someone else: plain links that open WhatsApp or a letter with its title and address, and no script. */
export function ShareLinks({ title, path, language }: ShareLinksProps) {
  const { share, opensInNewTab } = contentIn(language).interface;
  const { whatsapp, email } = shareLinks(share.message, title, absoluteUrl(pathTo(path, language)));

  return (
    <aside className={`${styles.share} no-print`} aria-label={share.title}>
      <p className={styles.title}>{share.title}</p>
      <ButtonLink action={{ label: share.whatsapp, href: whatsapp, newTab: opensInNewTab }} variant="secondary" />
      <ButtonLink action={{ label: share.email, href: email }} variant="secondary" />
    </aside>
  );
}
