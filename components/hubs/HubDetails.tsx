import { PieceTiles } from '@/components/sections/PieceTiles';
import { Fold } from '@/components/ui/Fold';
import { Split } from '@/components/ui/Layout';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { getWords } from '@/lib/content';
import { formatProductLine, type Hub } from '@/lib/content/hubs';
import { listHubPieces } from '@/lib/content/pieces';

type HubDetailsProps = { readonly hub: Hub };

/** The products and facilities of a hub. */
export function HubDetails({ hub }: HubDetailsProps) {
  const { features, products } = getWords('hub');
  const { pictures = [] } = hub;
  const pieces = listHubPieces(hub.id);
  const others = pieces.filter((piece) => !pictures.some(({ picture }) => picture === piece.picture));

  return (
    <Section>
      <Split ratio="7:5">
        <div>
          <h2 className="subheading">{products[hub.status]}</h2>
          <p>{formatProductLine(hub)}</p>
          <PieceTiles
            tiles={[
              ...pictures.map((tile) => ({ ...tile, piece: pieces.find((one) => one.picture === tile.picture) })),
              ...others.map((piece) => ({ piece, picture: piece.picture })),
            ]}
          />
        </div>
        <div>
          <Fold summaryIs="heading" summary={<h2 className="subheading">{features[hub.status]}</h2>}>
            <MarkedList items={hub.features} />
          </Fold>
        </div>
      </Split>
    </Section>
  );
}
