import { ColourPanels } from '@/components/sections/ColourPanels';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
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

type AccountBookProps = {
  readonly title: string;
  readonly label: string;
  readonly lines: NonNullable<Content['donationAreas'][number]['spent']>;
};

/** Lines of the account book: what gifts have paid for. On phones those after the first fold. */
function AccountBook({ title, label, lines: [first, ...others] }: AccountBookProps) {
  const line = ({ name, text }: NonNullable<typeof first>) => (
    <p key={name} className={styles.line}>
      <b className={styles.sum}>{name}</b> {text}
    </p>
  );
  return (
    first && (
      <div className={styles.book}>
        <p className="accent">{title}</p>
        {line(first)}
        {others.length > 0 && <Fold summary={label}>{others.map(line)}</Fold>}
      </div>
    )
  );
}

/** Donation areas as coloured walls: picture, amount, description, use, and link. */
export function GiftAreas({
  id,
  title,
  lead,
  amount,
  range,
  more,
  donate,
  subject,
  book,
  bookMore,
  ask,
  areas,
}: GiftAreasProps) {
  const { rupees } = getFormats();

  return (
    <ColourPanels
      id={id}
      more={ask}
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
            <Fold summary={more}>
              <MarkedList items={area.features} kind="small" />
            </Fold>
            <AccountBook title={book} label={bookMore} lines={area.spent ?? []} />
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
