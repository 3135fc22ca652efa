import type { Path } from './mistakes';
import type { Content } from './topics';
import { figuresShown } from './topics/about';
import { uniqueBrands } from './topics/brands';
import { uniquePartners } from './topics/gifting';
import { uniqueGiving } from './topics/giving';
import { promisesKept } from './topics/home';
import { activeHubsNamed, knownLeaders } from './topics/press';

/** A mistake between items, at the one an editor would mend. */
export type Conflict = {
  /** The file below content/ without its ending: `hubs/weaving-madurai`, `pages/home`. */
  readonly item: string;
  readonly path: Path;
  readonly message: string;
};

export type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [
  figuresShown,
  uniqueBrands,
  uniquePartners,
  uniqueGiving,
  promisesKept,
  activeHubsNamed,
  knownLeaders,
];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
