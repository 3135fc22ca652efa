import '@/components/ui/hub-themes.scss';

import { NextReads } from '@/components/calls-to-action/NextReads';
import { PriceParts, RUPEES_A_DOT } from '@/components/figures/PriceParts';
import { StructuredData } from '@/components/layout/StructuredData';
import { Portrait } from '@/components/sections/Portrait';
import { Quote } from '@/components/sections/Quote';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { hand } from '@/lib/drawing/hand';
import { hubTitle } from '@/lib/hubs';
import { actionTo, pathTo } from '@/lib/links';
import { makerOf, type Piece } from '@/lib/pieces';
import { product } from '@/lib/seo/product';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import { PieceHero } from './PieceHero';
import styles from './PiecePage.module.scss';
import { SizeDrawing } from './SizeDrawing';

type PiecePageProps = { readonly piece: Piece };

/** /piece/[slug]: a piece, who makes it, how large it is, how to keep it, and where its price goes. */
export function PiecePage({ piece }: PiecePageProps) {
  const language = currentLanguage();
  const { piece: words, pieces } = contentIn(language);
  const { number, rupees } = formatsOf(language);
  const { id, name: maker, hub } = makerOf(piece, language);
  const place = pieces.findIndex((other) => other.id === piece.id);
  const others = [1, 2].map((step) => pieces[(place + step) % pieces.length]);
  const way = piece.mentor
    ? actionTo({ label: fill(words.meet, { maker }), path: `/mentor/${piece.mentor}` }, language)
    : hub && actionTo({ label: fill(words.hub, { hub: hub.name }), path: `/hub/${hub.id}` }, language);
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
              <a className="tap-target" href={pathTo(`/hub/${hub.id}`, language)}>
                {hubTitle(hub)}
              </a>
            ),
          },
        ]
      : []),
    { name: words.facts.code, value: piece.code },
  ];

  return (
    <>
      <PieceHero piece={piece} />
      <SplitDetails
        aside={
          <>
            <FactList facts={facts} />
            <figure className={styles.size}>
              <SizeDrawing plank={piece.plank} />
              <figcaption>{fill(words.size.hand, { hand: hand.height / 10 })}</figcaption>
            </figure>
          </>
        }
      >
        <DetailBlock title={words.about}>
          <p className={styles.about}>{piece.text}</p>
        </DetailBlock>
        <DetailBlock title={words.care}>
          <MarkedList items={piece.care} />
        </DetailBlock>
      </SplitDetails>
      <Section surface="hub">
        <div className={styles.people}>
          <div className={styles.maker}>
            <Portrait id={id} />
            <div>
              <h2>{fill(words.maker, { maker })}</h2>
              {piece.quote && <Quote quote={piece.quote} name={undefined} />}
              {way && <MoreLink action={way} />}
            </div>
          </div>
          {piece.parts && (
            <div>
              <h2>{fill(words.price.title, { price: rupees(piece.price) })}</h2>
              <p>{fill(words.price.lead, { dot: rupees(RUPEES_A_DOT) })}</p>
              <PriceParts parts={piece.parts} />
            </div>
          )}
        </div>
      </Section>
      <Section title={words.pictures}>
        <ul className={styles.pictures} role="list">
          {piece.pictures.map(({ picture, caption }) => (
            <li key={picture}>
              <Picture name={picture} slot="scene" />
              <p>{caption}</p>
            </li>
          ))}
        </ul>
        <ShareLinks title={piece.name} path={`/piece/${piece.id}`} />
      </Section>
      <NextReads
        label={words.others}
        reads={others.flatMap((other) =>
          other && other.id !== piece.id
            ? {
                href: pathTo(`/piece/${other.id}`, language),
                title: other.name,
                note: fill(words.from, { price: rupees(other.price) }),
                picture: other.picture,
              }
            : [],
        )}
      />
      <StructuredData things={[product(piece, language)]} />
    </>
  );
}
