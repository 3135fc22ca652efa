import clsx from 'clsx';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import { besideEnglish, type Language, sourceLanguage } from '@/lib/languages';
import { pictureMarkup, type PictureName } from '@/lib/pictures';

import styles from './CallToAction.module.scss';

export type CallToActionContent = {
  readonly title: string;
  readonly lead: string;
  /** The key sentence in Tamil, where a maker must act on it. */
  readonly tamil?: string | undefined;
  /** The step we offer this page's audience, then a second. */
  readonly actions: readonly Action[];
  /** People stand on the footer's chain beside the words. */
  readonly people?: boolean;
  /** A framed picture stands beside them. */
  readonly picture?: PictureName;
};

type CallToActionProps = CallToActionContent & { readonly language?: Language | undefined };

/** The closing block of a page, on turmeric: what to do next. */
export function CallToAction({
  title,
  lead,
  tamil,
  actions,
  language = sourceLanguage,
  people = false,
  picture,
}: CallToActionProps) {
  const isAlone = !people && picture === undefined;

  const words = (
    <div>
      <h2>{title}</h2>
      <Lead className={styles.lead}>{lead}</Lead>
      {besideEnglish(tamil, language) && (
        <p className={styles.tamil} lang="ta">
          {tamil}
        </p>
      )}
      {!isAlone && <ButtonRow actions={actions} />}
    </div>
  );

  return (
    <section className={clsx(styles.block, people && styles.withPeople)} data-ground="turmeric">
      <div className={`wrap ${clsx(styles.content, picture !== undefined && styles.withPicture)}`}>
        {words}
        {isAlone && <ButtonRow actions={actions} />}
        {people && (
          <div className={styles.people}>
            <img src={pictureMarkup('people-two', 'cutout').src} alt="" loading="lazy" />
          </div>
        )}
        {picture !== undefined && <Picture name={picture} slot="card" language={language} />}
      </div>
    </section>
  );
}
