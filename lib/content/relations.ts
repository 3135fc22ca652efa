import type { Conflict } from './define';
import type { Content } from './topics';
import { hubFigures } from './topics/hubs';
import { milestonesOnOnePage, portraitsOfOne } from './topics/story';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [hubFigures, milestonesOnOnePage, portraitsOfOne];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
