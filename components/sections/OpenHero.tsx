import { ButtonRow } from '@/components/ui/ButtonLink';
import type { Action } from '@/components/ui/ActionLink';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Language } from '@/lib/languages';
import type { PictureName } from '@/lib/pictures';

import styles from './OpenHero.module.scss';

export type OpenHeroContent = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly picture: PictureName;
  /** A paper to take, below the buttons. */
  readonly file?: FileLinkContent;
};

type OpenHeroProps = OpenHeroContent & { readonly language?: Language | undefined };

/** The opening of a story: heading left, lead right, a wide picture below. */
export function OpenHero({ title, lead, actions, picture, file, language }: OpenHeroProps) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div className={styles.header}>
          <h1>{title}</h1>
          <div>
            <Lead>{lead}</Lead>
            <ButtonRow actions={actions} />
            {file && (
              <p className={styles.file}>
                <FileLink {...file} />
              </p>
            )}
          </div>
        </div>
        <Picture name={picture} slot="wide" language={language} loading="eager" />
      </div>
    </section>
  );
}
