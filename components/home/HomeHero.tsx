import { TamilWord } from '@/components/drawing/Logo';
import { AsWritten } from '@/components/ui/AsWritten';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pathTo } from '@/lib/links';
import { makerOf, pieceAt, type Piece } from '@/lib/pieces';
import { formatsOf } from '@/lib/text/format';

import styles from './HomeHero.module.scss';

type HomeHeroProps = Content['pages']['home']['hero'] & Pick<Content['enterprise'], 'tamilName'>;

/** The hero of the home page: hands lift a piece, with a tag that shows its name, price and maker. */
export function HomeHero({ gloss, title, lead, actions, picture, piece: id, tamilName }: HomeHeroProps) {
  const piece = id === undefined ? undefined : pieceAt(id, currentLanguage());
  return (
    <section className={styles.hero} data-surface="kaavi">
      <div className={styles.title}>
        <p className={styles.gloss}>
          <TamilWord className={styles.word} label={tamilName} />
          {gloss}
        </p>
        <h1>{title}</h1>
      </div>
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" loading="eager" />
        {piece && <PieceTag piece={piece} />}
      </div>
      <div className={styles.words}>
        <ButtonRow actions={actions} className={styles.actions} />
        <Lead className={styles.lead}>{lead}</Lead>
      </div>
    </section>
  );
}

/** The paper tag of a piece: a link to its page. */
function PieceTag({ piece }: { readonly piece: Piece }) {
  const { name: maker, town } = makerOf(piece);
  return (
    <a className={styles.tag} href={pathTo(`/piece/${piece.id}`)} data-surface="tag">
      <span className={styles.name}>{piece.name}</span>{' '}
      <span className={styles.price}>{formatsOf().rupees(piece.price)}</span>{' '}
      <span>
        <AsWritten>{maker}</AsWritten>, {town}
      </span>
    </a>
  );
}
