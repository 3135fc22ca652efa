import type { ReactNode } from 'react';

import clsx from 'clsx';

import { Picture } from '@/components/ui/Picture';
import type { Language } from '@/lib/languages';
import type { PictureName } from '@/lib/pictures';

import styles from './HouseOpener.module.scss';
import { OpenerWords, type OpenerContent } from './OpenerWords';

type HouseOpenerProps = OpenerContent & {
  readonly picture: PictureName;
  /** The ground of the words: the hub's own, or indigo where the page belongs to no hub. */
  readonly ground?: 'world' | 'indigo';
  /** What stands right of the words: a kolam with what it counts. */
  readonly beside?: ReactNode;
  /** What the picture is called when pages change. */
  readonly transition?: string | undefined;
  readonly language?: Language | undefined;
};

/** A house across the page, then its words on the ground of its world. */
export function HouseOpener({ picture, ground = 'world', beside, transition, language, ...content }: HouseOpenerProps) {
  return (
    <section data-opener="house" data-ground={ground}>
      <div className={styles.scene}>
        <Picture name={picture} slot="bleed" language={language} loading="eager" transition={transition} />
      </div>
      <div className={clsx('wrap', styles.words, beside !== undefined && styles.beside)}>
        <OpenerWords {...content} />
        {beside}
      </div>
    </section>
  );
}
