import { AsWritten } from '@/components/ui/AsWritten';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Rating } from '@/components/ui/Rating';
import { Section, type Surface } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { resolveAction } from '@/lib/content/links';
import { formatRatingLabel } from '@/lib/content/rating';

import styles from './BrandCards.module.scss';

type BrandCardsProps = Content['pages']['x']['brands'] & {
  readonly surface?: Surface;
  readonly brands: Content['brands'];
};

/** Brands as cards that look like paper tags: logo, category, name, place, products, rating and link. */
export function BrandCards({ title, lead, surface, visit, categories, brands }: BrandCardsProps) {
  const language = getCurrentLanguage();
  return (
    <Section surface={surface} title={title} lead={lead}>
      <ul className={styles.rack} role="list">
        {brands.map(({ id, name, logo, emoji, category, location, description, rating }) => (
          <li key={id} className={styles.tag}>
            <Card
              element="div"
              variant="tag"
              top={<Picture name={logo} slot="mark" />}
              above={
                <>
                  <span className={styles.emoji} aria-hidden="true">
                    {emoji}
                  </span>
                  <span>{categories[category]}</span>
                </>
              }
              title={<AsWritten>{name}</AsWritten>}
              byline={
                <>
                  <Icon name="pin" />
                  <span>{location}</span>
                </>
              }
              text={description}
              foot={
                <ButtonLink
                  action={resolveAction({ label: visit, external: 'brands', item: id })}
                  variant="secondary"
                  subject={name}
                />
              }
              data-surface="tag"
            >
              <Rating value={rating} label={formatRatingLabel(language)} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
