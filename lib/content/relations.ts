import type { Conflict } from './define';
import { gridsAreOfOneMedium, portraitsShowOnePerson } from './pictures';
import type { Content } from './topics';
import { altsDiffer } from './topics/images';
import { bandsMeet } from './topics/policies';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [altsDiffer, bandsMeet, gridsAreOfOneMedium, portraitsShowOnePerson];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
