import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import { site } from '@/content/site';
import { contentIn } from '@/lib/content';

import { JoinFormPanel } from './JoinFormPanel';
import styles from './JoinFormBand.module.scss';

export type JoinFormBandContent = {
  readonly title: string;
  readonly lead: string;
  readonly call: string;
  readonly message: string;
};

/** The sign-up form, and beside it the way for those who would rather talk. */
export function JoinFormBand({ title, lead, call, message }: JoinFormBandContent) {
  return (
    <Section ground="wash">
      <div className={styles.split}>
        <JoinFormPanel language="en" />
        <div>
          <h2 className={styles.title}>{title}</h2>
          <Lead className={styles.lead}>{lead}</Lead>
          <ButtonRow
            actions={[
              { label: call, href: site.phone.href },
              {
                label: message,
                href: `https://wa.me/${site.whatsapp.number}`,
                newTab: contentIn('en').interface.opensInNewTab,
              },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
