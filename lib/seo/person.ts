import type { Person } from 'schema-dts';

import type { Mentor } from '@/content/mentors';
import { absoluteUrl } from '@/lib/metadata';
import { pictureMarkup } from '@/lib/pictures';

import { organizationInBrief } from './ids';

/** A mentor as her page introduces her. Her rating is ours and is not told to search engines. */
export const mentorPerson = (mentor: Mentor) =>
  ({
    '@type': 'Person',
    name: mentor.name,
    jobTitle: mentor.role,
    description: mentor.bio,
    url: absoluteUrl(`/mentor/${mentor.id}`),
    image: absoluteUrl(pictureMarkup(mentor.image, 'portrait').src),
    knowsAbout: mentor.specialization,
    knowsLanguage: mentor.languages,
    workLocation: { '@type': 'Place', name: mentor.hubName, url: absoluteUrl(`/hub/${mentor.hub}`) },
    worksFor: organizationInBrief(),
  }) as const satisfies Person;
