import type { Conflict } from './define';
import { gridsAreOfOneMedium, portraitsShowOnePerson } from './pictures';
import type { Content } from './topics';
import { eventRelations } from './topics/events';
import { galleryRelations } from './topics/gallery';
import { altsDiffer } from './topics/images';
import { newsRelations } from './topics/news';
import { bandsMeet, periodsRun } from './topics/policies';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [
  altsDiffer,
  bandsMeet,
  periodsRun,
  gridsAreOfOneMedium,
  portraitsShowOnePerson,
  eventRelations,
  galleryRelations,
  newsRelations,
];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
