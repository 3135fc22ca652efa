import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { Steps } from '@/components/sections/Steps';
import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import '@/components/ui/hub-themes.scss';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { actionTo } from '@/lib/links';

/** /partner: kinds of partnership, what they bring and what they ask. */
export function PartnerPage() {
  const language = currentLanguage();
  const { pages, partners, partnershipTypes } = contentIn(language);
  const { hero, stats, types, brings, steps, logos, closing } = pages.partner;

  return (
    <>
      <PosterHero {...hero} surface="hub" theme="coimbatore" side="full" />
      <FigureTiles label={stats.label} tiles={figureTiles(stats.stats, language)} />
      {partnershipTypes.length > 0 && (
        <Section title={types.title} lead={types.lead}>
          <CardGrid from="never">
            {partnershipTypes.map(({ id, title, description, benefits, commitment }) => (
              <Card
                key={id}
                variant="panel"
                layout="line"
                title={title}
                text={description}
                foot={
                  <MoreLink
                    action={actionTo({ label: types.action, path: '/contact', subject: title }, language)}
                    subject={title}
                  />
                }
              >
                <div>
                  <FactList kind="small" facts={[{ name: types.facts.commitment, value: commitment }]} />
                  <MarkedList items={benefits} />
                </div>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      <Section id="brings" surface="indigo" title={brings.title} more={brings.more}>
        <CardGrid>
          {brings.lists.map(({ title, entries }) => (
            <Card key={title} variant="panel" title={title}>
              <MarkedList items={entries} />
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Steps {...steps} />
      {partners.length > 0 && <PartnerLogos {...logos} surface="palm" partners={partners} />}
      <LineCallToAction {...closing} />
    </>
  );
}
