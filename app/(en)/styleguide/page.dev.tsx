import '@/components/ui/Button.scss';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { icons, type IconName } from '@/components/ui/icons';
import { Kolam } from '@/components/drawing/Kolam';
import { MoreLink } from '@/components/ui/MoreLink';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';

import '@/components/ui/worlds.scss';

import styles from './styleguide.module.scss';

const grounds = [undefined, 'wash', 'palm', 'soft', 'world', 'kaavi', 'indigo', 'turmeric', 'paper'] as const;

export const metadata = { title: 'Parts and their states' };

/** Every small part in its states, on every ground, for the tests and for developers. Never in the deployed export. */
export default function StyleguidePage() {
  return (
    <main>
      <Section>
        <h1>Parts and their states</h1>
      </Section>
      {grounds.map((ground) => (
        <Section key={ground ?? 'plaster'} ground={ground} title={ground ?? 'plaster'} lead="Lead text on this ground.">
          <p>
            Text with <a href="#icons">a link to the icons</a> in it.
          </p>
          <ButtonRow
            actions={[
              { label: 'Primary', href: '/' },
              { label: 'Secondary', href: 'https://store.example', newTab: '(opens in a new tab)' },
            ]}
          />
          <div className="button-row">
            <button type="button" className="button" disabled>
              Working
            </button>
          </div>
          <MoreLink action={{ label: 'More', href: '/story' }} />
          <ul className={styles.panels} role="list">
            <PanelCard
              title="Panel"
              text="Text on a panel."
              facts={[['Length', '3 months']]}
              features={['One', 'Two']}
            />
          </ul>
        </Section>
      ))}
      <Section id="icons" title="Icons">
        <ul className={styles.icons} role="list">
          {(Object.keys(icons) as IconName[]).map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
        <Kolam size="small" className={styles.kolam} />
      </Section>
    </main>
  );
}
