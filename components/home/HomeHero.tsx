import clsx from 'clsx';

import { TamilWord } from '@/components/drawing/Logo';
import { AsWritten } from '@/components/ui/AsWritten';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { getMaker, findPiece, type Piece } from '@/lib/content/pieces';
import { getFormats } from '@/lib/language/format';

import styles from './HomeHero.module.scss';

type HomeHeroProps = Content['pages']['home']['hero'] & Pick<Content['enterprise'], 'tamilName'>;

/**
 * The thread, which the drawing continues: from its left edge down to the next section, and from the bowl to the tag. It is
 * drawn while scrolling.
 */
const threads = {
  desktop: {
    viewBox: '0 0 1440 760',
    line: 'M606 560C574 548 556 596 568 650C576 690 606 700 606 760M1083 448C1087 495 1079 545 1083 612',
  },
  phone: { viewBox: '0 0 390 720', line: 'M0 523C9 519 14 530 14 552V720M223 470C225 492 222 515 223 545' },
} as const;

/** The hero of the home page: a woman holds out a piece, with a tag that shows its name, price and maker. */
export function HomeHero({ gloss, title, lead, actions, tamilName, ...art }: HomeHeroProps) {
  const { picture, phonePicture, thread, piece: id } = art;
  const piece = id === undefined ? undefined : findPiece(id);
  return (
    <section className={clsx(styles.hero, !thread && styles.plain)} data-surface="kaavi">
      <div className={styles.art}>
        <Picture name={picture} phone={phonePicture} slot="bleed" loading="eager" />
      </div>
      {thread &&
        piece &&
        (['desktop', 'phone'] as const).map((width) => (
          <svg key={width} className={styles[width]} viewBox={threads[width].viewBox} aria-hidden="true">
            <path pathLength="1" d={threads[width].line} />
          </svg>
        ))}
      <div className={styles.words}>
        <p className={styles.gloss}>
          {tamilName !== undefined && <TamilWord className={styles.word} label={tamilName} />}
          {gloss}
        </p>
        <h1 className={styles.title}>
          {title.split('\n').map((part) => (
            <span key={part}>{part} </span>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <ButtonRow actions={actions} className={styles.actions} />
      </div>
      {piece && <PieceTag piece={piece} />}
    </section>
  );
}

/** The paper tag of a piece: a link to its page. */
function PieceTag({ piece }: { readonly piece: Piece }) {
  const { town } = getMaker(piece);
  return (
    <div className={styles.hang}>
      <a className={styles.tag} href={getPagePath(`/piece/${piece.id}`)} data-surface="tag">
        <span className={styles.name}>{piece.name}</span>{' '}
        <span className={styles.price}>{getFormats().rupees(piece.price)}</span> <AsWritten>{town}</AsWritten>
      </a>
    </div>
  );
}
