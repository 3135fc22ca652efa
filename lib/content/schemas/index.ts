import type { SlotName } from '@/lib/content/schemas/fields/picture-slots';
import type { RoutePath } from '@/lib/routes';

import type { ItemOf, SingleOf } from './define';
import { careers, careersPage } from './careers';
import { events, eventsPage } from './events';
import { forms, yourData } from './forms';
import { gallery, galleryPage } from './gallery';
import { credits, images } from './images';
import { news, newsPage } from './news';
import { about } from './about';
import { brands, brandTestimonials, marketplace } from './brands';
import { contact, faq } from './contact';
import { corporateTestimonials, giftSets, gifting, partners } from './gifting';
import { donationAreas, donor, partner, partnershipTypes } from './giving';
import { home, homeTamil } from './home';
import { brand, brandAssets, catalogue, factSheet, mediaKit, pdfWords, pressReleasePdf, pressRelease } from './press';
import { constants } from './constants';
import { enterprise } from './enterprise';
import { figures } from './figures';
import { interfaceWords } from './interface';
import { errorWords, notFound, shop, sitemap } from './site';
import { pieces, pieceWords, piecesPage } from './pieces';
import { policies, policyWords } from './policies';
import { hubs, hubsPage, hubWords } from './hubs';
import { creatorPage, joinPage, volunteerPage, volunteerRoles } from './join';
import { mentors, mentorshipPage, mentorWords, programs, successStories } from './mentors';
import { leaders, milestones, storyPage, testimonials, testimonialsPage, timelinePage } from './story';

/** Single files. */
export const singles = {
  enterprise,
  figures,
  constants,
  credits,
  forms,
  notFound,
  error: errorWords,
  brand,
  catalogue,
  factSheet,
  pressReleasePdf,
  brandAssets,
  pdfWords,
  homeTamil,
} as const;

/** Texts of parts that several pages share, each in a single file. */
export const sharedWords = {
  site: interfaceWords,
  policy: policyWords,
  hub: hubWords,
  mentor: mentorWords,
  piece: pieceWords,
} as const;

/** Texts of pages: content/pages. */
export const pages = {
  home,
  b2b: gifting,
  x: marketplace,
  donor,
  partner,
  about,
  contact,
  faq,
  'media-kit': mediaKit,
  'press-release': pressRelease,
  shop,
  sitemap,
  careers: careersPage,
  events: eventsPage,
  gallery: galleryPage,
  pieces: piecesPage,
  news: newsPage,
  hubs: hubsPage,
  mentorship: mentorshipPage,
  story: storyPage,
  timeline: timelinePage,
  testimonials: testimonialsPage,
  creator: creatorPage,
  join: joinPage,
  volunteer: volunteerPage,
  'your-data': yourData,
} as const;

/** Collections: one folder each. */
export const collections = {
  partners,
  corporateTestimonials,
  giftSets,
  brands,
  brandTestimonials,
  donationAreas,
  partnershipTypes,
  images,
  policies,
  careers,
  events,
  gallery,
  news,
  hubs,
  pieces,
  mentors,
  programs,
  successStories,
  leaders,
  milestones,
  testimonials,
  volunteerRoles,
} as const;

type Singles = { readonly [Name in keyof typeof singles]: SingleOf<(typeof singles)[Name]> };
type Words = { readonly [Name in keyof typeof sharedWords]: SingleOf<(typeof sharedWords)[Name]> };
type Pages = { readonly [Name in keyof typeof pages]: SingleOf<(typeof pages)[Name]> };
type Collections = { readonly [Name in keyof typeof collections]: readonly ItemOf<(typeof collections)[Name]>[] };

/** All content in one language, as pages receive it. */
export type Content = Singles & { readonly words: Words; readonly pages: Pages } & Collections & {
    /** The paths of pages available in this language; all pages in the source language. */
    readonly translated: readonly string[];
    /** The slots of each picture, by picture name. A picture that is missing here is not used. */
    readonly pictureSlots: Readonly<Partial<Record<string, readonly SlotName[]>>>;
    /** The pages that use each figure, by figure name. */
    readonly shownOn: Readonly<Record<string, readonly RoutePath[]>>;
  };

export type CollectionName = keyof typeof collections;
/** An item of the named collection. */
export type Item<Name extends CollectionName> = Content[Name][number];
