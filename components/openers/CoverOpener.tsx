import clsx from 'clsx';

import { Picture } from '@/components/ui/Picture';
import type { Language } from '@/lib/languages';
import type { PictureName } from '@/lib/pictures';

import styles from './CoverOpener.module.scss';
import { OpenerWords, type OpenerContent } from './OpenerWords';

type CoverOpenerProps = OpenerContent & {
  /** A scene set into the cloth beside the label. */
  readonly picture?: PictureName;
  readonly language?: Language;
};

/** The cover of a book in red cloth, the words on its paper label: pages that keep accounts. */
export function CoverOpener({ picture, language, ...content }: CoverOpenerProps) {
  return (
    <section className={styles.cover} data-ground="kaavi">
      <div className={clsx('wrap', picture && styles.beside)}>
        <div className={styles.label} data-ground="paper">
          <OpenerWords {...content} />
        </div>
        {picture && <Picture name={picture} slot="scene" language={language} loading="eager" />}
      </div>
    </section>
  );
}
