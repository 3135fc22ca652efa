import { currentLanguage } from '../current-language';
import type { Person, ProfilePage } from 'schema-dts';

import { absoluteUrl } from '@/lib/metadata';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { hubName, type Mentor } from '@/lib/mentors';
import { portraitOf } from '@/lib/people';
import { pictureMarkup } from '@/lib/pictures';

import { organizationInBrief } from './ids';

/** schema.org data of a mentor. Our own ratings are not published to search engines. */
const mentorPerson = (mentor: Mentor, language: Language) =>
  ({
    '@type': 'Person',
    name: mentor.name,
    jobTitle: mentor.role,
    description: mentor.bio,
    url: absoluteUrl(pathTo(`/mentor/${mentor.id}`, language)),
    image: absoluteUrl(pictureMarkup(portraitOf(mentor.id, language), 'arch', language).src),
    knowsAbout: mentor.specialization,
    knowsLanguage: mentor.languages,
    workLocation: {
      '@type': 'Place',
      name: hubName(mentor, language),
      url: absoluteUrl(pathTo(`/hub/${mentor.hub}`, language)),
    },
    worksFor: organizationInBrief(language),
  }) as const satisfies Person;

/** schema.org data of a mentor's page. */
export const profilePage = (mentor: Mentor, language: Language = currentLanguage()) =>
  ({
    '@type': 'ProfilePage',
    url: absoluteUrl(pathTo(`/mentor/${mentor.id}`, language)),
    name: mentor.name,
    inLanguage: locales[language],
    mainEntity: mentorPerson(mentor, language),
  }) as const satisfies ProfilePage;
