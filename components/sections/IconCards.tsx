import type { Action } from '@/components/ui/ActionLink';
import { Card, CardGrid } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import type { IconName } from '@/lib/drawing/icons';

type IconCardsProps = {
  readonly cards: readonly {
    readonly icon?: IconName | undefined;
    readonly title: string;
    readonly text: string;
    readonly action?: Action | undefined;
  }[];
};

/** Short offers: side by side under their icons, as lines where there are none. */
export function IconCards({ cards }: IconCardsProps) {
  const hasIcons = cards.some(({ icon }) => icon);
  return (
    <CardGrid from={hasIcons ? 'tablet' : 'never'}>
      {cards.map(({ icon, title, text, action }) => (
        <Card
          key={title}
          variant="offer"
          layout={hasIcons ? 'column' : 'line'}
          top={icon && <Icon name={icon} />}
          title={title}
          text={text}
          foot={action && <MoreLink action={action} />}
        />
      ))}
    </CardGrid>
  );
}
