import type { ReactNode } from 'react';

import { SiteLayout } from '@/components/layout/SiteLayout';
import type { KolamSize } from '@/lib/drawing/kolams';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { listPagePath, type ListPage as Page } from '@/lib/paging';
import { fill } from '@/lib/text/fill';

import { CallToAction, type CallToActionContent } from './CallToAction';
import { Pager } from './Pager';
import { PlainHero } from './PlainHero';

type ListPageProps = {
  readonly page: Pick<Page<unknown>, 'route' | 'number' | 'pages'>;
  readonly hero: { readonly title: string; readonly lead: string };
  readonly kolam: KolamSize;
  readonly closing: CallToActionContent;
  readonly language: Language;
  /** The items of this page. */
  readonly children: ReactNode;
  /** What stands below the way to the other pages. */
  readonly after?: ReactNode;
};

/** A page of a list that goes on over several: what it lists, the way to the others, and what to do next. */
export function ListPage({ page, hero, kolam, closing, language, children, after }: ListPageProps) {
  const { title } = contentIn(language).interface.pager;
  const { number } = page;

  return (
    <SiteLayout path={listPagePath(page.route, number)} language={language}>
      <PlainHero
        {...hero}
        title={number === 1 ? hero.title : fill(title, { list: hero.title, number })}
        kolam={kolam}
      />
      {children}
      <Pager {...page} language={language} />
      {after}
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
