import { ButtonRow } from '@/components/ui/ButtonLink';
import { getWords } from '@/lib/content';
import { formatMailUrl, formatWhatsappUrl } from '@/lib/content/urls';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import type { SitePath } from '@/lib/routes';

import styles from './ShareLinks.module.scss';

type ShareLinksProps = {
  readonly title: string;
  readonly path: SitePath;
};

/** Links for sharing a page: no script, and no request before a tap. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const { share } = getWords('site');
  const url = getAbsoluteUrl(getPagePath(path));

  return (
    <aside className="no-print" aria-labelledby="share">
      <h2 id="share" className="subheading">
        {share.title}
      </h2>
      <ButtonRow
        actions={[
          { label: share.whatsapp, href: formatWhatsappUrl('', `${title} ${url}`) },
          { label: share.email, href: formatMailUrl('', title, url) },
        ]}
      />
      <p className={styles.address}>
        {share.address} <span className={styles.url}>{url}</span>
      </p>
    </aside>
  );
}
