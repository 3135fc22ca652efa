import type { ReactNode } from 'react';

import type { CallToActionContent } from '@/components/calls-to-action/CallToActionText';
import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { currentContent } from '@/lib/current-content';
import type { ListPage as Page } from '@/lib/paging';
import { fill } from '@/lib/text/fill';

import { Pager } from './Pager';

type ListPageProps = {
  readonly page: Pick<Page<unknown>, 'route' | 'number' | 'pages'>;
  readonly hero: { readonly title: string; readonly lead: string };
  /** The hero of the first page; the others have a plain one. */
  readonly firstHero?: ReactNode;
  readonly callToAction: CallToActionContent;
  /** The items of this page. */
  readonly children: ReactNode;
  /** What is below the way to the other pages. */
  readonly after?: ReactNode;
};

/** A page of a list that goes on over several: what it lists, the way to the others, and what to do next. */
export function ListPage({ page, hero, firstHero, callToAction, children, after }: ListPageProps) {
  const { title } = currentContent().interface.pager;
  const { number } = page;

  return (
    <>
      {(number === 1 && firstHero) || (
        <PlainHero title={number === 1 ? hero.title : fill(title, { list: hero.title, number })} lead={hero.lead} />
      )}
      {children}
      <Pager {...page} />
      {after}
      <LineCallToAction {...callToAction} />
    </>
  );
}
