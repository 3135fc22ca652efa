import { AsWritten } from '@/components/ui/AsWritten';
import { Card } from '@/components/ui/Card';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { contentIn, type Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pathTo } from '@/lib/links';
import { makerOf } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './PieceShelf.module.scss';

type PieceShelfProps = Content['pages']['home']['shelf'];

/** A plank with a few pieces of the store: what, by whom, how large, from how much. On a phone it slides. */
export function PieceShelf({ title, from, more }: PieceShelfProps) {
  const language = currentLanguage();
  const { pieces } = contentIn(language);
  const { rupees } = formatsOf(language);

  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
        <MoreLink action={more} />
      </div>
      <ul className={styles.shelf} role="list">
        {pieces.map((piece) => {
          const { id, name, picture, size, price } = piece;
          const { name: maker, town } = makerOf(piece, language);
          return (
            <Card
              key={id}
              variant="piece"
              top={<Picture name={picture} slot="square" decorative />}
              title={name}
              link={pathTo(`/piece/${id}`, language)}
              text={
                <>
                  <AsWritten>{maker}</AsWritten>, {town}
                </>
              }
            >
              <p className={styles.foot}>
                <span>{size}</span> <span className={styles.price}>{fill(from, { price: rupees(price) })}</span>
              </p>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
