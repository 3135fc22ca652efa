import clsx from 'clsx';

import { Island } from '@/components/islands/Island';
import { JoinForm } from '@/components/islands/forms/JoinForm.client';
import { PosterHero } from '@/components/heroes/PosterHero';
import { getFormProps } from '@/components/sections/form-props';
import { FormBand } from '@/components/sections/FormBand';
import { FormPanel } from '@/components/sections/FormPanel';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';

import styles from './JoinPage.module.scss';

/** The doors of the drawing. */
const DOORS = 6;

/** /join: how to take part, and the form, with contact details next to it. */
export function JoinPage() {
  const { error, pages } = getContent();
  const { hero, waysTitle, street, ways, form } = pages.join;
  const panel = (
    <FormPanel>
      <Island name="join-form" fallback={error}>
        <JoinForm {...getFormProps('join')} />
      </Island>
    </FormPanel>
  );

  return (
    <>
      <PosterHero {...hero} surface="turmeric" side="full" />
      <section data-surface="palm">
        <h2 className="visually-hidden">{waysTitle}</h2>
        <ul className={clsx(styles.street, ways.length < DOORS && styles.fewer)} role="list">
          {ways.map(({ title, text, action }) => (
            <li key={title} className={styles.way}>
              <Picture name={street} slot="bleed" loading="eager" decorative />
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
                <MoreLink action={action} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <FormBand form="join" panel={panel}>
        <div className={styles.talk}>
          <h2 className={`subheading ${styles.title}`}>{form.title}</h2>
          <p>{form.lead}</p>
          <ButtonRow actions={form.actions} />
        </div>
      </FormBand>
    </>
  );
}
