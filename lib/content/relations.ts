import type { Conflict } from './define';
import type { Content } from './topics';
import { eventRelations } from './topics/events';
import { galleryRelations } from './topics/gallery';
import { newsRelations } from './topics/news';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [eventRelations, galleryRelations, newsRelations];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
