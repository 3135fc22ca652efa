import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './GiftAreas.module.scss';

type GiftAreasProps = Content['pages']['donor']['areas'] & {
  readonly id: string;
  readonly areas: Content['donationAreas'];
};

/** What a gift can pay for, a row each: picture, what it does, the range, and the way to give. */
export function GiftAreas({ id, title, lead, amount, range, donate, subject, areas }: GiftAreasProps) {
  const language = currentLanguage();
  const { rupees } = formatsOf(language);

  return (
    <Section id={id} title={title} lead={lead}>
      <ul className={styles.areas} role="list">
        {areas.map((area) => (
          <li key={area.title} className={styles.area}>
            <div className={styles.picture}>
              <Picture name={area.picture} slot="row" />
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
                <span className={styles.label}>{amount}</span>{' '}
                {fill(range, { from: rupees(area.from), to: rupees(area.to) })}
              </p>
              <p className={styles.impact}>{area.impact}</p>
              <ButtonLink
                action={actionTo(
                  { label: donate, path: '/contact', subject: fill(subject, { area: area.title }) },
                  language,
                )}
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
