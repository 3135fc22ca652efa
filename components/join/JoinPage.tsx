import { PictureHero } from '@/components/heroes/PictureHero';
import { Section } from '@/components/ui/Section';
import { currentContent } from '@/lib/current-content';

import { JoinFormBand } from './JoinFormBand';
import { Ways } from './Ways';

/** /join: the ways to take part, and the form. */
export function JoinPage() {
  const { hero, waysTitle, ways, form } = currentContent().pages.join;

  return (
    <>
      <PictureHero {...hero} />
      <Section>
        <h2 className="visually-hidden">{waysTitle}</h2>
        <Ways ways={ways} />
      </Section>
      <JoinFormBand {...form} />
    </>
  );
}
