import { Walls } from '@/components/sections/Walls';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import type { Content } from '@/lib/content';
import { resolveAction } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { getFormats } from '@/lib/text/format';

import styles from './GiftAreas.module.scss';

type GiftAreasProps = Content['pages']['donor']['areas'] & {
  readonly id: string;
  readonly areas: Content['donationAreas'];
};

/** Donation areas as coloured walls: picture, amount, description, use, and link. */
export function GiftAreas({ id, title, lead, amount, range, more, donate, subject, areas }: GiftAreasProps) {
  const { rupees } = getFormats();

  return (
    <Walls
      id={id}
      title={title}
      lead={lead}
      surfaces={['paper', 'palm', 'turmeric']}
      walls={areas.map((area) => ({
        title: area.title,
        picture: area.picture,
        figure: (
          <>
            <span className={styles.label}>{amount}</span>{' '}
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
