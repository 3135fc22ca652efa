import { AsWritten } from '@/components/ui/AsWritten';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing } from '@/components/ui/Drawing';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Rating } from '@/components/ui/Rating';
import { Section, type Surface } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import type { LineDrawing } from '@/lib/drawing/formIcons';
import { icons } from '@/lib/drawing/icons';

import styles from './BrandCards.module.scss';

/** Emoji as icons of the design: a system without a font of emoji shows empty boxes. */
const drawings: Readonly<Record<string, LineDrawing>> = {
  '🌿': icons.leaf,
  '🧺': {
    line: 'M3 10.5h18M5 10.5l1.6 9.5h10.8l1.6-9.5M7.5 10.5a4.5 6.5 0 0 1 9 0M5.8 15.2h12.4M9.7 10.5l.6 9.5M14.3 10.5l-.6 9.5',
  },
  '🧵': {
    line: 'M5 3.5h14M5 20.5h14M7 3.5v3l1.5 1v9L7 17.5v3M17 3.5v3l-1.5 1v9l1.5 1v3M8.5 10l7-2M8.5 13l7-2M8.5 16l7-2M15.5 15c3 0 5 1 5 5',
  },
  '🍯': {
    line: 'M7 3.5h10v3.2H7zM7.5 6.7C4.5 8.5 4 11 4 13.5 4 18 6 20.5 8 20.5h8c2 0 4-2.5 4-7 0-2.5-.5-5-3.5-6.8M4.2 11.5c2.3 0 2.3 2 4.2 2s1.8-2 3.6-2 1.9 2 3.8 2 1.9-2 4-2',
  },
};

/** The emoji of a brand, drawn if there is a drawing. The category beside it says the same. */
function BrandEmoji({ emoji }: { readonly emoji: string }) {
  const drawing = drawings[emoji];

  return (
    <span aria-hidden="true">
      {drawing && <Drawing {...drawing} />}
      <span className={drawing && 'visually-hidden'}>{emoji}</span>
    </span>
  );
}

type BrandCardsProps = Content['pages']['x']['brands'] & {
  readonly surface?: Surface;
  readonly brands: Content['brands'];
};

/** Brands as cards that look like paper tags: logo, category, name, place, products, rating and link. */
export function BrandCards({ title, lead, surface, visit, categories, brands }: BrandCardsProps) {
  return (
    <Section surface={surface} title={title} lead={lead}>
      <ul className={styles.rack} role="list">
        {brands.map(({ id, name, logo, emoji, category, location, description, rating }) => (
          <li key={id} className={styles.tag}>
            <div className={styles.paper} data-surface="tag">
              <Picture name={logo} slot="mark" />
              <div>
                <h3>
                  <AsWritten>{name}</AsWritten>
                </h3>
                <p className={styles.line}>
                  <BrandEmoji emoji={emoji} />
                  {categories[category]}
                </p>
                <p className={`accent ${styles.line}`}>
                  <Icon name="pin" />
                  {location}
                </p>
              </div>
              <div className={styles.words}>
                <p className="muted">{description}</p>
                {rating !== undefined && <Rating value={rating} />}
              </div>
              <ButtonLink
                action={resolveAction({ label: visit, external: 'brands', item: id })}
                variant="secondary"
                subject={name}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
