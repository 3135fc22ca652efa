import { PosterHero } from '@/components/heroes/PosterHero';
import { CallBar } from '@/components/layout/CallBar';
import { StructuredData } from '@/components/layout/StructuredData';
import { FaqList } from '@/components/sections/FaqList';
import { HubPlaces } from '@/components/hubs/HubPlaces';
import { Storyboard } from '@/components/sections/Storyboard';
import { AsWritten } from '@/components/ui/AsWritten';
import { Recording } from '@/components/ui/Recording';
import { PieceRow } from '@/components/pieces/PieceRow';
import { getContent, getWords } from '@/lib/content';
import { formatChildrenAtHubs } from '@/lib/content/hubs';
import { getPhoneLink } from '@/lib/content/links';
import { createOrganizationData, createWebsiteData } from '@/lib/seo/organization';

import { CallBand } from './CallBand';
import { DoorLinks } from './HomeClosing';

/** /ta: for women who may learn a craft, with pictures and short texts; then for all other Tamil readers. */
export function TamilHomePage() {
  const { enterprise, pages, pieces, hubs, homeTamil } = getContent();
  const words = getWords('site');
  const { hero, steps, greeting, faq, children, hubs: places, last } = homeTamil;
  const answer = formatChildrenAtHubs();
  const aboutChildren = answer ? [{ question: children, answer }] : [];
  const { shelf, doors } = pages.home;

  return (
    <>
      <PosterHero {...hero} surface="kaavi" size="large">
        <p>
          <AsWritten>{enterprise.phone}</AsWritten>. {hero.hours}
        </p>
      </PosterHero>
      <CallBar actions={hero.actions} subject={words.invite}>
        <Storyboard {...steps} surface="turmeric" />
        {greeting && (
          <section className="wrap no-print">
            <Recording file={greeting.recording} label={greeting.listen} />
            <p>{greeting.text}</p>
          </section>
        )}
        <FaqList {...faq} questions={[...faq.questions, ...aboutChildren]} surface="palm" />
        {hubs.length > 0 && <HubPlaces {...places} hubs={hubs} />}
        {pieces.length > 0 && <PieceRow {...shelf} />}
        <CallBand {...last} phone={enterprise.phone} href={getPhoneLink()}>
          <DoorLinks {...doors} />
        </CallBand>
      </CallBar>
      <StructuredData things={[createOrganizationData(), createWebsiteData()]} />
    </>
  );
}
