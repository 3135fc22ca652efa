import { PictureHero } from '@/components/heroes/PictureHero';
import { ListPage } from '@/components/sections/ListPage';
import { Section } from '@/components/ui/Section';
import { currentContent } from '@/lib/current-content';
import { listPage } from '@/lib/paging';

import { NewsListing } from './NewsListing';
import { SubscribePanel } from './SubscribePanel';

type NewsPageProps = {
  /** Which page of the list. */
  readonly number?: number;
};

/** The articles; on the first page, how to hear of new ones too. */
export function NewsPage({ number = 1 }: NewsPageProps) {
  const { news, pages } = currentContent();
  const { hero, feeds, closing } = pages.news;
  const page = listPage('/news', news, number);

  return (
    <ListPage
      page={page}
      hero={hero}
      firstHero={<PictureHero {...hero} />}
      callToAction={closing}
      after={
        number === 1 && (
          <Section surface="wash">
            <SubscribePanel feed={feeds.link} />
          </Section>
        )
      }
    >
      <NewsListing page={page} />
    </ListPage>
  );
}
