import { Island } from '@/components/islands/Island';
import { JoinForm } from '@/components/islands/forms/JoinForm.client';
import { PosterHero } from '@/components/heroes/PosterHero';
import { getFormProps } from '@/components/sections/form-props';
import { FormBand } from '@/components/sections/FormBand';
import { FormPanel } from '@/components/sections/FormPanel';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';

import styles from './JoinPage.module.scss';

/** /join: how to take part, and the form, with contact details next to it. */
export function JoinPage() {
  const language = getCurrentLanguage();
  const { error, pages } = getContent();
  const { hero, waysTitle, ways, form } = pages.join;
  const panel = (
    <FormPanel>
      <Island name="join-form" fallback={error}>
        <JoinForm {...getFormProps('join', language)} />
      </Island>
    </FormPanel>
  );

  return (
    <>
      <PosterHero {...hero} />
      <Section>
        <h2 className="visually-hidden">{waysTitle}</h2>
        <ul className={styles.options} role="list">
          {ways.map(({ picture, title, text, action }) => (
            <Card
              key={title}
              variant="arch"
              top={<Picture name={picture} slot="row" decorative />}
              title={title}
              text={text}
            >
              <MoreLink action={action} />
            </Card>
          ))}
        </ul>
      </Section>
      <FormBand form="join" panel={panel}>
        <div className={styles.talk}>
          <h2 className={styles.title}>{form.title}</h2>
          <p>{form.lead}</p>
          <ButtonRow actions={form.actions} />
        </div>
      </FormBand>
    </>
  );
}
