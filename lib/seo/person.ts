import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Person, ProfilePage } from 'schema-dts';

import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getHubName, type Mentor } from '@/lib/content/mentors';
import { getPortrait } from '@/lib/pictures/portrait';
import { getPictureMarkup } from '@/lib/pictures';

import { createOrganizationBrief } from './organization';

/** schema.org data of a mentor. Our own ratings are not published to search engines. */
const createPersonData = (mentor: Mentor) =>
  ({
    '@type': 'Person',
    name: mentor.name,
    jobTitle: mentor.role,
    description: mentor.bio,
    url: getAbsoluteUrl(getPagePath(`/mentor/${mentor.id}`)),
    image: getAbsoluteUrl(getPictureMarkup(getPortrait(mentor.id), 'arch').src),
    knowsAbout: mentor.specialization,
    knowsLanguage: mentor.languages,
    workLocation: {
      '@type': 'Place',
      name: getHubName(mentor),
      url: getAbsoluteUrl(getPagePath(`/hub/${mentor.hub}`)),
    },
    worksFor: createOrganizationBrief(),
  }) as const satisfies Person;

/** schema.org data of a mentor's page. */
export const createProfileData = (mentor: Mentor) =>
  ({
    '@type': 'ProfilePage',
    url: getAbsoluteUrl(getPagePath(`/mentor/${mentor.id}`)),
    name: mentor.name,
    inLanguage: locales[getCurrentLanguage()],
    mainEntity: createPersonData(mentor),
  }) as const satisfies ProfilePage;
