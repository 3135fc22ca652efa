import type { ItemOf, SingleOf } from '../define';
import { hubs, hubsPage, hubWords } from './hubs';
import { creatorPage, joinPage, volunteerPage, volunteerRoles } from './join';
import { mentors, mentorshipPage, mentorWords, programs, successStories } from './mentors';
import { constants, enterprise, figures, interfaceWords } from './site';
import { leaders, milestones, storyPage, testimonials, testimonialsPage, timelinePage } from './story';

/** Files of which there is one. */
export const singles = {
  enterprise,
  figures,
  constants,
  interface: interfaceWords,
  hub: hubWords,
  mentor: mentorWords,
} as const;

/** The words of pages: content/pages. */
export const pages = {
  hubs: hubsPage,
  mentorship: mentorshipPage,
  story: storyPage,
  timeline: timelinePage,
  testimonials: testimonialsPage,
  creator: creatorPage,
  join: joinPage,
  volunteer: volunteerPage,
} as const;

/** Collections: a folder of items each. */
export const collections = {
  hubs,
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
  };

export type PageName = keyof typeof pages;
export type CollectionName = keyof typeof collections;
/** An item of a collection, by the collection's name. */
export type Item<Name extends CollectionName> = Content[Name][number];
