import type { ItemOf, SingleOf } from '../define';
import { careers, careersPage } from './careers';
import { events, eventsPage } from './events';
import { forms, yourData } from './forms';
import { gallery, galleryPage } from './gallery';
import { news, newsPage } from './news';
import { constants, enterprise, figures, interfaceWords } from './site';

/** Files of which there is one. */
export const singles = { enterprise, figures, constants, interface: interfaceWords, forms } as const;

/** The words of pages: content/pages. */
export const pages = { careers: careersPage, events: eventsPage, gallery: galleryPage, news: newsPage, 'your-data': yourData } as const;

/** Collections: a folder of items each. */
export const collections = { careers, events, gallery, news } as const;

type Singles = { readonly [Name in keyof typeof singles]: SingleOf<(typeof singles)[Name]> };
type Pages = { readonly [Name in keyof typeof pages]: SingleOf<(typeof pages)[Name]> };
type Collections = { readonly [Name in keyof typeof collections]: readonly ItemOf<(typeof collections)[Name]>[] };

/** All content in one language, as pages read it. */
export type Content = Singles & { readonly pages: Pages } & Collections & {
    /** The paths of the pages that are written in this language; all of them in the source language. */
    readonly translated: readonly string[];
  };

export type PageName = keyof typeof pages;
export type CollectionName = keyof typeof collections;
/** An item of a collection, by the collection's name. */
export type Item<Name extends CollectionName> = Content[Name][number];
