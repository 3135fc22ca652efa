import { ButtonRow } from '@/components/ui/ButtonLink';
import { Card, CardGrid, cardLayouts, cardVariants } from '@/components/ui/Card';
import { Cluster, Grid, Split, Stack } from '@/components/ui/Layout';
import { FactList } from '@/components/ui/FactList';
import { Icon } from '@/components/ui/Icon';
import { icons, type IconName } from '@/lib/drawing/icons';
import { Kolam } from '@/components/drawing/Kolam';
import { kolams } from '@/lib/drawing/kolam';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { Storyboard } from '@/components/sections/Storyboard';
import { getContent } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';

import styles from './styleguide.module.scss';

const surfaces = [undefined, 'wash', 'palm', 'soft', 'hub', 'kaavi', 'indigo', 'turmeric', 'paper', 'tag'] as const;

const roles = ['display', 'title', 'heading', 'subheading', 'number', 'lead', 'body', 'compact', 'small'] as const;

const [hub] = getContent('en').hubs;

const SamplePicture = () => hub && <Picture name={hub.image} slot="card" />;

export const metadata = { title: 'Parts and their states' };

/** The style guide: all small components in their states, on every surface. Not part of the deployed export. */
export default function StyleguidePage() {
  setCurrentLanguage('en');
  return (
    <main>
      <Section>
        <h1>Parts and their states</h1>
      </Section>
      {surfaces.map((surface) => (
        <Section
          key={surface ?? 'plaster'}
          surface={surface}
          title={surface ?? 'plaster'}
          lead="Lead text on this surface."
        >
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
            <Card variant="panel" title="Panel" text="Text on a panel.">
              <FactList kind="small" facts={[{ name: 'Length', value: '3 months' }]} />
              <MarkedList items={['One', 'Two']} />
            </Card>
          </ul>
        </Section>
      ))}
      <Section id="cards" title="Cards" lead="Each variant with every prop, then each layout of a card with a picture.">
        <CardGrid>
          {cardVariants.map((variant) => (
            <Card
              key={variant}
              variant={variant}
              top={<SamplePicture />}
              above="above"
              tamil="தமிழ்"
              title={`variant="${variant}"`}
              link="/story"
              byline="byline"
              text="text: what it is, in a line or two that break where they like."
              foot={<MoreLink action={{ label: 'foot', href: '/story' }} subject={variant} />}
            >
              <FactList kind="small" facts={[{ name: 'children', value: 'facts' }]} />
            </Card>
          ))}
        </CardGrid>
        {cardLayouts.map((layout) => (
          <ul key={layout} className={styles.card} role="list">
            <Card layout={layout} top={<SamplePicture />} title={`layout="${layout}"`} text="Words beside or below." />
          </ul>
        ))}
      </Section>
      <Section id="type" title="Type roles">
        <Stack>
          {roles.map((role) => (
            <p key={role} className={styles[role]}>
              {role}: ₹249 <span lang="ta">கைவினை</span>
            </p>
          ))}
        </Stack>
      </Section>
      <Section id="layout" title="Layout" lead="Stack, Cluster, Grid and Split.">
        <Split ratio="5:7">
          <Cluster>
            {roles.map((role) => (
              <span key={role}>{role}</span>
            ))}
          </Cluster>
          <Grid columns={4} narrow={2}>
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </Grid>
        </Split>
      </Section>
      <Storyboard title="Storyboard" steps={getContent('en').pages.partner.steps.steps} />
      <Section id="icons" title="Icons">
        <ul className={styles.icons} role="list">
          {(Object.keys(icons) as IconName[]).map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
        <Kolam rows={kolams.small} className={styles.kolam} />
      </Section>
    </main>
  );
}
