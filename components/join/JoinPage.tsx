import { SiteLayout } from '@/components/layout/SiteLayout';
import { IconCards } from '@/components/sections/IconCards';
import { PlainHero } from '@/components/sections/PlainHero';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { JoinFormBand } from './JoinFormBand';

/** /join: the ways to take part, and the form. */
export function JoinPage({ language }: PageProps) {
  const { hero, waysTitle, ways, form } = contentIn(language).pages.join;

  return (
    <SiteLayout path="/join" language={language}>
      <PlainHero {...hero} kolam="medium" />
      <Section spacing="joined">
        <h2 className="visually-hidden">{waysTitle}</h2>
        <IconCards cards={ways} />
      </Section>
      <JoinFormBand {...form} language={language} />
    </SiteLayout>
  );
}
