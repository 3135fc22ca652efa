import type { Path } from './mistakes';
import type { Content } from './topics';
import { altsDiffer } from './topics/images';
import { bandsMeet } from './topics/policies';

/** A mistake between items, at the one an editor would mend. */
export type Conflict = {
  /** The file below content/ without its ending: `hubs/weaving-madurai`, `pages/home`. */
  readonly item: string;
  readonly path: Path;
  readonly message: string;
};

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [altsDiffer, bandsMeet];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
