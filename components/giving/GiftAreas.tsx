import { ButtonLink } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import { Picture } from '@/components/ui/Picture';
import { RestFold } from '@/components/ui/RestFold';
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
export function GiftAreas({ id, title, lead, amount, range, more, donate, subject, areas }: GiftAreasProps) {
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
            <h3 className={styles.title}>{area.title}</h3>
            <p className={styles.amount}>
              <span className={styles.label}>{amount}</span>{' '}
              {fill(range, { from: rupees(area.from), to: rupees(area.to) })}
            </p>
            <p className={styles.impact}>{area.impact}</p>
            <div className={styles.words}>
              <RestFold label={more} subject={area.title}>
                <p>{area.description}</p>
                <MarkedList items={area.features} kind="small" />
              </RestFold>
            </div>
            <ButtonLink
              action={actionTo(
                { label: donate, path: '/contact', subject: fill(subject, { area: area.title }) },
                language,
              )}
              variant="secondary"
              subject={area.title}
              className={styles.button}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
