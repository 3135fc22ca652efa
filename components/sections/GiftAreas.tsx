import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Section, type Ground } from '@/components/ui/Section';
import type { DonationArea } from '@/content/donations';
import { contactAbout } from '@/content/links';

import styles from './GiftAreas.module.scss';

export type GiftAreasContent = {
  readonly title: string;
  readonly lead: string;
  /** What stands before each range. */
  readonly amount: string;
  /** The words of each area's button. */
  readonly donate: string;
  /** What the contact form's subject begins with. */
  readonly subject: string;
};

type GiftAreasProps = GiftAreasContent & {
  readonly id: string;
  readonly ground?: Ground;
  readonly areas: readonly DonationArea[];
};

/** What a gift can pay for, a row each: picture, what it does, the range, and the way to give. */
export function GiftAreas({ id, title, lead, amount, donate, subject, ground, areas }: GiftAreasProps) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ul className={styles.areas} role="list">
        {areas.map((area) => (
          <li key={area.title} className={styles.area}>
            <div className={styles.picture}>
              <Picture name={area.picture} slot="card" />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>{area.title}</h3>
              <p className={styles.text}>{area.description}</p>
              <ul className={styles.features}>
                {area.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <div className={styles.offer}>
              <p className={styles.amount}>
                <span className={styles.label}>{amount}</span>
                {area.amount}
              </p>
              <p className={styles.impact}>{area.impact}</p>
              <ButtonLink
                action={{ label: donate, href: contactAbout(`${subject}: ${area.title}`) }}
                variant="secondary"
                subject={area.title}
                className={styles.button}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
