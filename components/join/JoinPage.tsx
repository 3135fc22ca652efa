import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlateOpener } from '@/components/openers/PlateOpener';
import { IconCards } from '@/components/sections/IconCards';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { JoinFormBand } from './JoinFormBand';

/** /join: the ways to take part, and the form. */
export function JoinPage({ language }: PageProps) {
  const { hero, waysTitle, ways, form } = contentIn(language).pages.join;

  return (
    <SiteLayout path="/join" language={language}>
      <PlateOpener {...hero} language={language} />
      <Section spacing="joined">
        <h2 className="visually-hidden">{waysTitle}</h2>
        <IconCards cards={ways} />
      </Section>
      <JoinFormBand {...form} language={language} />
    </SiteLayout>
  );
}
