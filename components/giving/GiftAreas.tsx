import { ColourPanels } from '@/components/sections/ColourPanels';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import type { Content } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './GiftAreas.module.scss';

type GiftAreasProps = Content['pages']['donor']['areas'] & {
  readonly id: string;
  readonly areas: Content['donationAreas'];
};

/** Donation areas as coloured walls: picture, amount, description, use, and link. */
export function GiftAreas({ id, title, lead, amount, range, more, donate, subject, areas }: GiftAreasProps) {
  const { rupees } = getFormats();

  return (
    <ColourPanels
      id={id}
      title={title}
      lead={lead}
      surfaces={['paper', 'palm', 'turmeric']}
      walls={areas.map((area) => ({
        title: area.title,
        picture: area.picture,
        figure: (
          <>
            <span className={`caption ${styles.label}`}>{amount}</span>{' '}
            {fill(range, { from: rupees(area.from), to: rupees(area.to) })}
          </>
        ),
        text: area.description,
        content: (
          <>
            <p className={styles.impact}>{area.impact}</p>
            <p>
              <b>{more}</b>
            </p>
            <MarkedList items={area.features} kind="small" />
          </>
        ),
        action: (
          <ButtonLink
            action={resolveAction({ label: donate, path: '/contact', subject: fill(subject, { area: area.title }) })}
            subject={area.title}
          />
        ),
      }))}
    />
  );
}
