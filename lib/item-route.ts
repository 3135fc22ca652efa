import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { setCurrentLanguage } from './current-language';
import type { Language } from './languages';
import { STAND_IN } from './routes';

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
    // Next.js exports no dynamic route without a page: the export drops the stand-in (build/export/prune.ts).
    // The cast is safe: the type of a computed key is widened to any text.
    params: () =>
      (items.length > 0 ? items : [{ id: STAND_IN }]).map(
        ({ id }) => ({ [name]: id }) as Readonly<Record<Name, string>>,
      ),
    metadata: async (props: ItemProps<Name>): Promise<Metadata> => describe(await asked(props)),
    page: (show: (found: Found) => ReactNode) => async (props: ItemProps<Name>) => {
      setCurrentLanguage(language);
      return show(await asked(props));
    },
  };
}
