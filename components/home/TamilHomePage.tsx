import { PosterHero } from '@/components/heroes/PosterHero';
import { CallBar } from '@/components/layout/CallBar';
import { StructuredData } from '@/components/layout/StructuredData';
import { FaqList } from '@/components/sections/FaqList';
import { HubPlaces } from '@/components/sections/HubPlaces';
import { AsWritten } from '@/components/ui/AsWritten';
import { Recording } from '@/components/ui/Recording';
import { Shelf } from '@/components/pieces/Shelf';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { childrenAtHubs } from '@/lib/hubs';
import { phoneTo } from '@/lib/links';
import { organization, website } from '@/lib/seo/organization';

import { CallBand } from './CallBand';
import { Doors } from './Doors';
import { PictureSteps } from './PictureSteps';

/** /ta: for women who may learn a craft, with pictures and short texts; then for all other Tamil readers. */
export function TamilHomePage() {
  const language = currentLanguage();
  const { enterprise, interface: words, pages, pieces, hubs, welcome } = contentIn();
  const { hero, steps, greeting, faq, children, hubs: places, last } = welcome;
  const answer = childrenAtHubs();
  const aboutChildren = answer ? [{ question: children, answer }] : [];
  const { shelf, doors } = pages.home;

  return (
    <>
      <PosterHero {...hero} surface="kaavi">
        <p>
          <AsWritten>{enterprise.phone}</AsWritten>. {hero.hours}
        </p>
      </PosterHero>
      <CallBar actions={hero.actions} subject={words.invite}>
        <PictureSteps {...steps} />
        {greeting && (
          <section className="wrap no-print">
            <Recording file={greeting.recording} label={greeting.listen} />
            <p>{greeting.text}</p>
          </section>
        )}
        <FaqList {...faq} questions={[...faq.questions, ...aboutChildren]} surface="palm" />
        {hubs.length > 0 && <HubPlaces {...places} hubs={hubs} />}
        {pieces.length > 0 && <Shelf {...shelf} />}
        <Doors {...doors} />
        <CallBand {...last} phone={enterprise.phone} href={phoneTo()} />
      </CallBar>
      <StructuredData things={[organization(language), website(language)]} />
    </>
  );
}
