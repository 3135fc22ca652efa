import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { ColourPanels } from '@/components/sections/ColourPanels';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getContent } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { findLeader } from '@/lib/press/leaders';
import { getDownloadLink } from '@/lib/press/downloads';

import { BrandAssets } from './BrandAssets';
import { Mentions } from './Mentions';
import { PersonToCall } from './PersonToCall';
import { QuotableFigures } from './QuotableFigures';

/** /media-kit: material and facts for the press, and a contact. */
export function MediaKitPage() {
  const { pages, brand: assets } = getContent();
  const { hero, cards, facts, brand, mentions, contact, closing } = pages['media-kit'];

  return (
    <>
      <PosterHero {...hero} surface="indigo" />
      <ColourPanels
        label={cards.title}
        surfaces={['turmeric', 'paper', 'palm']}
        walls={cards.cards.map(({ title, text, action }) => ({
          title,
          text,
          action: action && <ButtonLink action={action} />,
        }))}
      />
      <QuotableFigures {...facts} figures={getFigureTiles(facts.figures)} file={getDownloadLink(facts.file)} />
      <BrandAssets {...brand} id="brand" file={getDownloadLink(brand.file)} assets={assets} />
      {(mentions.reports?.length ?? 0) > 0 && <Mentions {...mentions} />}
      <PersonToCall {...contact} person={findLeader(contact.person)} />
      <LineCallToAction {...closing} />
    </>
  );
}
