import type { SlotName } from '@/lib/pictures/slots';
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
import { home, welcome } from './home';
import { brand, brandAssets, catalogue, factSheet, mediaKit, pdfWords, pressReleasePdf, pressRelease } from './press';
import { constants, promises } from './constants';
import { enterprise } from './enterprise';
import { figures } from './figures';
import { interfaceWords } from './interface';
import { errorWords, notFound, shop, sitemap } from './site';
import { pieces, pieceWords } from './pieces';
import { finders, policies, policyWords } from './policies';
import { hubs, hubsPage, hubWords } from './hubs';
import { creatorPage, joinPage, volunteerPage, volunteerRoles } from './join';
import { mentors, mentorshipPage, mentorWords, programs, successStories } from './mentors';
import { leaders, milestones, storyPage, testimonials, testimonialsPage, timelinePage } from './story';

/** Files of which there is one. */
export const singles = {
  enterprise,
  figures,
  constants,
  credits,
  promises,
  finders,
  policy: policyWords,
  interface: interfaceWords,
  forms,
  notFound,
  error: errorWords,
  brand,
  catalogue,
  factSheet,
  pressReleasePdf,
  brandAssets,
  pdfWords,
  welcome,
  hub: hubWords,
  mentor: mentorWords,
  piece: pieceWords,
} as const;

/** The words of pages: content/pages. */
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

/** Collections: a folder of items each. */
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
type Pages = { readonly [Name in keyof typeof pages]: SingleOf<(typeof pages)[Name]> };
type Collections = { readonly [Name in keyof typeof collections]: readonly ItemOf<(typeof collections)[Name]>[] };

/** All content in one language, as pages read it. */
export type Content = Singles & { readonly pages: Pages } & Collections & {
    /** The paths of the pages that are written in this language; all of them in the source language. */
    readonly translated: readonly string[];
    /** The slots that fields put each picture in, by its name; a picture that is not here is shown nowhere. */
    readonly pictureSlots: Readonly<Partial<Record<string, readonly SlotName[]>>>;
    /** The pages whose words name a figure, by its name. */
    readonly shownOn: Readonly<Record<string, readonly RoutePath[]>>;
  };

export type PageName = keyof typeof pages;
export type CollectionName = keyof typeof collections;
/** An item of a collection, by the collection's name. */
export type Item<Name extends CollectionName> = Content[Name][number];
