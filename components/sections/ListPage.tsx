import type { ReactNode } from 'react';

import type { ClosingContent } from '@/components/closings/ClosingWords';
import { LineClosing } from '@/components/closings/LineClosing';
import { PlainOpener } from '@/components/openers/PlainOpener';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import type { ListPage as Page } from '@/lib/paging';
import { fill } from '@/lib/text/fill';

import { Pager } from './Pager';

type ListPageProps = {
  readonly page: Pick<Page<unknown>, 'route' | 'number' | 'pages'>;
  readonly hero: { readonly title: string; readonly lead: string };
  /** How the first page opens; the others have the plain words. */
  readonly opener?: ReactNode;
  readonly closing: ClosingContent;
  readonly language: Language;
  /** The items of this page. */
  readonly children: ReactNode;
  /** What stands below the way to the other pages. */
  readonly after?: ReactNode;
};

/** A page of a list that goes on over several: what it lists, the way to the others, and what to do next. */
export function ListPage({ page, hero, opener, closing, language, children, after }: ListPageProps) {
  const { title } = contentIn(language).interface.pager;
  const { number } = page;

  return (
    <>
      {(number === 1 && opener) || (
        <PlainOpener title={number === 1 ? hero.title : fill(title, { list: hero.title, number })} lead={hero.lead} />
      )}
      {children}
      <Pager {...page} language={language} />
      {after}
      <LineClosing {...closing} language={language} />
    </>
  );
}
