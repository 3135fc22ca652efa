import { Picture } from '@/components/ui/Picture';
import type { Language } from '@/lib/languages';
import type { PictureName } from '@/lib/pictures';

import { OpenerWords, type OpenerContent } from './OpenerWords';
import styles from './PlateOpener.module.scss';

type PlateOpenerProps = OpenerContent & {
  readonly picture: PictureName;
  /** What the picture is called when pages change. */
  readonly transition?: string | undefined;
  readonly language?: Language | undefined;
};

/** A picture across the page, the words on paper over its lower edge: stories, articles, pictures of the gallery. */
export function PlateOpener({ picture, transition, language, ...content }: PlateOpenerProps) {
  return (
    <section>
      <div className={styles.plate}>
        <Picture name={picture} slot="bleed" language={language} loading="eager" transition={transition} />
      </div>
      <div className="wrap">
        <div className={styles.title} data-ground="paper">
          <OpenerWords {...content} />
        </div>
      </div>
    </section>
  );
}
