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

/** Short offers, each with an action. */
export function OfferLines({ offers }: OfferLinesProps) {
  return (
    <CardGrid>
      {offers.map(({ title, text, action }) => (
        <Card key={title} title={title} text={text} foot={action && <MoreLink action={action} />} />
      ))}
    </CardGrid>
  );
}
