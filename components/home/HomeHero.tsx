import clsx from 'clsx';

import { TamilWord } from '@/components/drawing/Logo';
import { AsWritten } from '@/components/ui/AsWritten';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getPagePath } from '@/lib/content/links';
import { getMaker, findPiece, type Piece } from '@/lib/content/pieces';
import { getFormats } from '@/lib/language/format';

import styles from './HomeHero.module.scss';

type HomeHeroProps = Content['pages']['home']['hero'] & Pick<Content['enterprise'], 'tamilName'>;

/** The line that runs from the past, a beedi bundle in outline, to the string of the tag. It is drawn while scrolling. */
const threads = {
  desktop: {
    viewBox: '0 0 1440 760',
    line: 'M241 662C238 632 256 600 312 594C400 586 520 610 572 564C604 534 606 450 606 390V250A26 26 0 1 0 580 276C680 276 800 246 902 206C944 190 964 266 1012 286C1040 297 1056 294 1056 318V620',
  },
  phone: {
    viewBox: '0 0 390 700',
    line: 'M356 11V31C356 46 372 48 372 72V122C372 148 350 158 328 158H305A17 17 0 1 1 322 141V192C322 226 294 220 270 238C250 252 236 281 208 286C198 288 193 293 193 305V446',
  },
} as const;

/** The hero of the home page: a woman holds out a piece, with a tag that shows its name, price and maker. */
export function HomeHero({ gloss, title, lead, actions, tamilName, ...art }: HomeHeroProps) {
  const { picture, phonePicture, thread, piece: id } = art;
  const piece = id === undefined ? undefined : findPiece(id, getCurrentLanguage());
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
