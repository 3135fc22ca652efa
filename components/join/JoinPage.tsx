import { PictureHero } from '@/components/heroes/PictureHero';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { JoinFormBand } from './JoinFormBand';
import { Ways } from './Ways';

/** /join: the ways to take part, and the form. */
export function JoinPage({ language }: PageProps) {
  const { hero, waysTitle, ways, form } = contentIn(language).pages.join;

  return (
    <>
      <PictureHero {...hero} language={language} />
      <Section>
        <h2 className="visually-hidden">{waysTitle}</h2>
        <Ways ways={ways} language={language} />
      </Section>
      <JoinFormBand {...form} language={language} />
    </>
  );
}
