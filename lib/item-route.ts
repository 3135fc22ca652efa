import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { setCurrentLanguage } from './current-language';
import type { Language } from './languages';
import { itemParams } from './paging';

/** What Next.js tells the page of an item: the part of its path that names it. */
export type ItemProps<Name extends string> = { readonly params: Promise<Readonly<Record<Name, string>>> };

type ItemRoute<Name extends string, Found> = {
  readonly language: Language;
  readonly name: Name;
  readonly items: readonly { readonly id: string }[];
  readonly find: (id: string) => Found | undefined;
  readonly describe: (found: Found) => Metadata;
};

/** What Next.js asks of the route of a collection's pages: which there are, what the head of each says, and its content. */
export function itemRoute<Name extends string, Found>({
  language,
  name,
  items,
  find,
  describe,
}: ItemRoute<Name, Found>) {
  const asked = async ({ params }: ItemProps<Name>): Promise<Found> => find((await params)[name]) ?? notFound();
  return {
    params: () => itemParams(name, items),
    metadata: async (props: ItemProps<Name>): Promise<Metadata> => describe(await asked(props)),
    page: (show: (found: Found) => ReactNode) => async (props: ItemProps<Name>) => {
      setCurrentLanguage(language);
      return show(await asked(props));
    },
  };
}
