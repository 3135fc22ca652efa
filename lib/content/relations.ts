import type { Conflict } from './define';
import type { Content } from './topics';
import { figuresShown, figuresToldApart } from './topics/about';
import { uniqueBrands } from './topics/brands';
import { eventRelations } from './topics/events';
import { galleryRelations } from './topics/gallery';
import { uniquePartners } from './topics/gifting';
import { uniqueGiving } from './topics/giving';
import { promisesKept } from './topics/home';
import { newsRelations } from './topics/news';
import { activeHubsNamed } from './topics/press';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [
  figuresShown,
  figuresToldApart,
  uniqueBrands,
  uniquePartners,
  uniqueGiving,
  promisesKept,
  activeHubsNamed,
  eventRelations,
  galleryRelations,
  newsRelations,
];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
