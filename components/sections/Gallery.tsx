import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { gallery, type GalleryPicture } from '@/content/gallery';
import { pictureAt } from '@/content/images/register';

import styles from './Gallery.module.scss';

const largeId = ({ id }: GalleryPicture): string => `picture-${id}`;
const smallId = ({ id }: GalleryPicture): string => `small-${id}`;

type LargePictureProps = {
  readonly shown: GalleryPicture;
  readonly previous: GalleryPicture;
  readonly next: GalleryPicture;
  readonly position: string;
};

/**
 * A picture by itself, shown while the address names it. Until then it is not displayed: no browser loads it, nobody
 * hears it. It takes the focus, and closing gives the focus back to the small picture.
 */
function LargePicture({ shown, previous, next, position }: LargePictureProps) {
  const { words } = gallery;
  const titleId = `${largeId(shown)}-title`;

  return (
    <section id={largeId(shown)} className={styles.large} data-ground="indigo" tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <Picture name={shown.picture} slot="full" />
      </div>
      <div className={styles.words}>
        <p className={styles.note}>{position}</p>
        <h2 id={titleId} className={styles.title}>
          {shown.title}
        </h2>
        <p className={styles.caption}>{shown.caption}</p>
        <p className={styles.note}>
          {words.credit} {pictureAt(shown.picture).credit}
        </p>
        <nav className={styles.steps} aria-label={`${words.steps}: ${shown.title}`}>
          <a className={styles.step} href={`#${largeId(previous)}`}>
            <Icon name="arrow-left" />
            {words.previous}
            <span className="visually-hidden">: {previous.title}</span>
          </a>
          <a className={styles.step} href={`#${largeId(next)}`}>
            {words.next}
            <span className="visually-hidden">: {next.title}</span>
            <Icon name="arrow" />
          </a>
          <a className={styles.step} href={`#${smallId(shown)}`}>
            <Icon name="close" />
            {words.close}
          </a>
        </nav>
      </div>
    </section>
  );
}

/** Pictures in a grid; each opens large on its own, without script, by an address that can be sent to someone. */
export function Gallery({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
  const { words } = gallery;
  const at = (index: number) => pictures.at(index % pictures.length);

  return (
    <div className={styles.gallery}>
      <h2 className="visually-hidden">{words.list}</h2>
      <ul className={`wrap ${styles.grid}`} role="list">
        {pictures.map((small) => (
          <li key={small.id} className={styles.item}>
            <Picture name={small.picture} slot="square" />
            <h3 className={styles.name}>
              <a id={smallId(small)} href={`#${largeId(small)}`}>
                {small.title}
                <span className="visually-hidden">: {words.open}</span>
              </a>
            </h3>
          </li>
        ))}
      </ul>
      {pictures.map((shown, index) => (
        <LargePicture
          key={shown.id}
          shown={shown}
          previous={at(index - 1) ?? shown}
          next={at(index + 1) ?? shown}
          position={words.position(index + 1, pictures.length)}
        />
      ))}
    </div>
  );
}
