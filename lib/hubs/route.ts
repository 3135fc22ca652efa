import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';

import { hubAt, hubTitle } from './index';

/** The pages of the hubs in a language. */
export const hubRoute = (language: Language) =>
  itemRoute({
    language,
    name: 'hub',
    items: contentIn(language).hubs,
    find: (id) => hubAt(id, language),
    describe: (hub) => itemMetadata(`/hub/${hub.id}`, hubTitle(hub), hub.summary, language),
  });
