import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Person, ProfilePage } from 'schema-dts';

import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getHubName, type Mentor } from '@/lib/content/mentors';
import { getPortrait } from '@/lib/pictures/portrait';
import { getPictureMarkup } from '@/lib/pictures';

import { createOrganizationBrief } from './ids';

/** schema.org data of a mentor. Our own ratings are not published to search engines. */
const createPersonData = (mentor: Mentor, language: Language) =>
  ({
    '@type': 'Person',
    name: mentor.name,
    jobTitle: mentor.role,
    description: mentor.bio,
    url: getAbsoluteUrl(getPagePath(`/mentor/${mentor.id}`, language)),
    image: getAbsoluteUrl(getPictureMarkup(getPortrait(mentor.id, language), 'arch', language).src),
    knowsAbout: mentor.specialization,
    knowsLanguage: mentor.languages,
    workLocation: {
      '@type': 'Place',
      name: getHubName(mentor, language),
      url: getAbsoluteUrl(getPagePath(`/hub/${mentor.hub}`, language)),
    },
    worksFor: createOrganizationBrief(language),
  }) as const satisfies Person;

/** schema.org data of a mentor's page. */
export const createProfileData = (mentor: Mentor, language: Language = getCurrentLanguage()) =>
  ({
    '@type': 'ProfilePage',
    url: getAbsoluteUrl(getPagePath(`/mentor/${mentor.id}`, language)),
    name: mentor.name,
    inLanguage: locales[language],
    mainEntity: createPersonData(mentor, language),
  }) as const satisfies ProfilePage;
