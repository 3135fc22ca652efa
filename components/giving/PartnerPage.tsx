import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { WallsOpener } from '@/components/openers/WallsOpener';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { PictureList } from '@/components/sections/PictureList';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { Steps } from '@/components/sections/Steps';
import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { figureTiles } from '@/lib/figures';
import { actionTo } from '@/lib/links';
import type { PageProps } from '@/lib/pages';

/** /partner: kinds of partnership, what they bring and what they ask. */
export function PartnerPage({ language }: PageProps) {
  const { pages, partners, partnershipTypes } = contentIn(language);
  const { hero, stats, types, brings, steps, logos, closing } = pages.partner;

  return (
    <SiteLayout path="/partner" language={language}>
      <WallsOpener {...hero} />
      <FigureTiles label={stats.label} tiles={figureTiles(stats.stats, language)} language={language} />
      {partnershipTypes.length > 0 && (
        <Section title={types.title} lead={types.lead}>
          <CardGrid from="desktop">
            {partnershipTypes.map(({ id, title, description, benefits, commitment }) => (
              <Card
                key={id}
                variant="panel"
                title={title}
                text={description}
                foot={
                  <MoreLink
                    action={actionTo({ label: types.action, path: '/contact', subject: title }, language)}
                    subject={title}
                  />
                }
              >
                <FactList kind="small" facts={[{ name: types.facts.commitment, value: commitment }]} />
                <MarkedList items={benefits} />
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      <PictureList
        {...brings}
        id="brings"
        entries={brings.lists.map(({ title, entries }) => ({ title, points: entries }))}
        ground="indigo"
        language={language}
      />
      <Steps {...steps} />
      {partners.length > 0 && <PartnerLogos {...logos} ground="palm" partners={partners} language={language} />}
      <LineClosing {...closing} language={language} />
    </SiteLayout>
  );
}
