import { NextReads } from '@/components/calls-to-action/NextReads';
import { StructuredData } from '@/components/layout/StructuredData';
import { Quote } from '@/components/sections/Quote';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { DetailBlock } from '@/components/sections/SplitDetails';
import { FactList } from '@/components/ui/FactList';
import { Split } from '@/components/ui/Layout';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getContent, getWords } from '@/lib/content';
import { formatHubTitle } from '@/lib/content/hubs';
import { resolveAction, getPagePath } from '@/lib/content/links';
import { getMaker, type Piece } from '@/lib/content/pieces';
import { createProductData } from '@/lib/seo/product';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import { PieceHero } from './PieceHero';
import styles from './PiecePage.module.scss';
import { PricePoster } from './PricePoster';
import { TrueSize } from './TrueSize';

type PiecePageProps = { readonly piece: Piece };

/** Whether its price fits beside the piece in its true size, on a desktop. */
const isSmall = ({ cm, parts }: Piece) => parts !== undefined && cm.width <= 16;

/** /piece/[id]: a piece, its maker, dimensions, care, and how its price is divided. */
export function PiecePage({ piece }: PiecePageProps) {
  const { pieces } = getContent();
  const words = getWords('piece');
  const { number, rupees } = getFormats();
  const { name: maker, hub } = getMaker(piece);
  const index = pieces.findIndex((other) => other.id === piece.id);
  const others = [1, 2].map((step) => pieces[(index + step) % pieces.length]);
  const link = piece.mentor
    ? resolveAction({ label: fill(words.meet, { maker }), path: `/mentor/${piece.mentor}` })
    : hub && resolveAction({ label: fill(words.hub, { hub: hub.name }), path: `/hub/${hub.id}` });
  const facts = [
    { name: words.facts.material, value: piece.material },
    { name: words.facts.size, value: piece.size },
    { name: words.facts.weight, value: fill(words.weight, { grams: number(piece.grams) }) },
    ...(hub
      ? [
          { name: words.facts.craft, value: hub.craft },
          {
            name: words.facts.hub,
            value: (
              <a className="tap-target" href={getPagePath(`/hub/${hub.id}`)}>
                {formatHubTitle(hub)}
              </a>
            ),
          },
        ]
      : []),
    { name: words.facts.code, value: piece.code },
  ];

  return (
    <>
      <PieceHero piece={piece}>
        <FactList facts={facts} />
      </PieceHero>
      <div className={piece.cutout !== undefined && isSmall(piece) ? styles.pair : undefined}>
        {piece.cutout !== undefined && <TrueSize cutout={piece.cutout} />}
        <PricePoster piece={piece} />
      </div>
      <section className={styles.maker} data-surface="hub">
        <div className={`${styles.work} no-print`}>
          <Picture name={piece.work.picture} slot="bleed" />
        </div>
        <div className={styles.words}>
          <h2 className="visually-hidden">{fill(words.maker, { maker })}</h2>
          {piece.quote && <Quote quote={piece.quote} name={maker} className={styles.quote} />}
          <p className={`caption ${styles.caption}`}>{piece.work.caption}</p>
          {link && <MoreLink action={link} />}
        </div>
      </section>
      <Section>
        <Split ratio="5:7">
          <figure>
            <div className={`${styles.close} no-print`}>
              <Picture name={piece.close.picture} slot="bleed" />
            </div>
            <figcaption className={`caption ${styles.caption} no-print`}>{piece.close.caption}</figcaption>
          </figure>
          <div className={styles.details}>
            <DetailBlock title={words.about}>
              <p className={styles.about}>{piece.text}</p>
            </DetailBlock>
            <DetailBlock title={words.care}>
              <MarkedList items={piece.care} />
            </DetailBlock>
            <ShareLinks title={piece.name} path={`/piece/${piece.id}`} />
          </div>
        </Split>
      </Section>
      <NextReads
        label={words.others}
        reads={others.flatMap((other) =>
          other && other.id !== piece.id
            ? {
                href: getPagePath(`/piece/${other.id}`),
                title: other.name,
                note: rupees(other.price),
                picture: other.picture,
              }
            : [],
        )}
      />
      <StructuredData things={[createProductData(piece)]} />
    </>
  );
}
