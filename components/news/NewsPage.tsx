import { PictureHero } from '@/components/heroes/PictureHero';
import { ListPage } from '@/components/sections/ListPage';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { listPage } from '@/lib/paging';

import { NewsListing } from './NewsListing';
import { SubscribePanel } from './SubscribePanel';

type NewsPageProps = PageProps & {
  /** Which page of the list. */
  readonly number?: number;
};

/** The articles; on the first page, how to hear of new ones too. */
export function NewsPage({ language, number = 1 }: NewsPageProps) {
  const { news, pages } = contentIn(language);
  const { hero, feeds, closing } = pages.news;
  const page = listPage('/news', news, number);

  return (
    <ListPage
      page={page}
      hero={hero}
      firstHero={<PictureHero {...hero} language={language} />}
      callToAction={closing}
      language={language}
      after={
        number === 1 && (
          <Section ground="wash">
            <SubscribePanel language={language} feed={feeds.link} />
          </Section>
        )
      }
    >
      <NewsListing page={page} language={language} />
    </ListPage>
  );
}
