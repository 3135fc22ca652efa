import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';

import { mentorAt } from './index';

/** The pages of the mentors in a language. */
export const mentorRoute = (language: Language) =>
  itemRoute({
    language,
    name: 'id',
    items: contentIn(language).mentors,
    find: (id) => mentorAt(id, language),
    describe: ({ id, name, role, summary }) => itemMetadata(`/mentor/${id}`, `${name}, ${role}`, summary, language),
  });
