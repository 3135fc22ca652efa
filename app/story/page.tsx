import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { Ledger } from '@/components/sections/Ledger';
import { OpenHero } from '@/components/sections/OpenHero';
import { PictureBand } from '@/components/sections/PictureBand';
import { Statements } from '@/components/sections/Statements';
import { ValueList } from '@/components/sections/ValueList';
import { Card, CardGrid } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import { story } from '@/content/story';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/story');

export default function StoryPage() {
  const { hubs, leaders } = story;

  return (
    <SiteLayout path="/story">
      <OpenHero {...story.hero} />
      <Statements {...story.statements} />
      <Ledger {...story.impact} />
      <PictureBand {...story.scenes} />
      <ValueList {...story.values} />
      <Section id="hubs" title={hubs.title} lead={hubs.lead}>
        <CardGrid>
          {hubs.hubs.map((hub) => (
            <Card key={hub.title} {...hub} />
          ))}
        </CardGrid>
      </Section>
      <Section ground="indigo" title={leaders.title} lead={leaders.lead}>
        <CardGrid>
          {leaders.people.map(({ name, role, description, picture }) => (
            <Card
              key={name}
              title={name}
              byline={role}
              text={description}
              picture={picture}
              slot="portrait"
              layout="row"
            />
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...story.closing} />
    </SiteLayout>
  );
}
