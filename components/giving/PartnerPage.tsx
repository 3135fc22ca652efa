import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { ColourPanels } from '@/components/sections/ColourPanels';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { asQuestions, FaqList } from '@/components/sections/FaqList';
import { Storyboard } from '@/components/sections/Storyboard';
import { CardGrid } from '@/components/ui/Card';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { resolveAction } from '@/lib/content/links';

/** /partner: types of partnership, benefits and requirements. */
export function PartnerPage() {
  const { pages, partners, partnershipTypes } = getContent();
  const { hero, stats, types, brings, csr, steps, logos, closing } = pages.partner;

  return (
    <>
      <PosterHero {...hero} surface="hub" theme="coimbatore" />
      <FigureTiles surface="paper" label={stats.label} tiles={getFigureTiles(stats.stats)} />
      {partnershipTypes.length > 0 && (
        <ColourPanels
          title={types.title}
          lead={types.lead}
          walls={partnershipTypes.map(({ title, description, benefits, commitment }) => ({
            title,
            text: description,
            content: (
              <>
                <MarkedList items={benefits} kind="lines" />
                <p>
                  <b>{types.facts.commitment}:</b> {commitment}
                </p>
              </>
            ),
            action: (
              <ButtonLink
                action={resolveAction({ label: types.action, path: '/contact', subject: title })}
                subject={title}
              />
            ),
          }))}
        />
      )}
      <Section id="brings" surface="wash" title={brings.title} more={brings.more}>
        <CardGrid>
          {brings.lists.map(({ title, entries }) => (
            <li key={title}>
              <Fold summaryIs="heading" summary={<h3>{title}</h3>}>
                <MarkedList items={entries} kind="lines" />
              </Fold>
            </li>
          ))}
        </CardGrid>
      </Section>
      <FaqList {...csr} id="csr" questions={asQuestions(csr.rows)} />
      {partners.length > 0 && <PartnerLogos {...logos} surface="paper" partners={partners} />}
      <Storyboard {...steps} surface="kaavi" />
      <LineCallToAction {...closing} />
    </>
  );
}
