import type { Action } from '@/components/ui/ActionLink';
import { Card, CardGrid } from '@/components/ui/Card';
import { MoreLink } from '@/components/ui/MoreLink';

type OfferLinesProps = {
  readonly offers: readonly {
    readonly title: string;
    readonly text: string;
    readonly action?: Action | undefined;
  }[];
};

/** Short offers, one line each, separated by borders. */
export function OfferLines({ offers }: OfferLinesProps) {
  return (
    <CardGrid from="never">
      {offers.map(({ title, text, action }) => (
        <Card key={title} variant="offer" title={title} text={text} foot={action && <MoreLink action={action} />} />
      ))}
    </CardGrid>
  );
}
