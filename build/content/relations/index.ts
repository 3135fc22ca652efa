import type { Content } from '@/lib/content/schemas';
import type { Conflict } from './conflict';
import { consentGiven } from './consent';
import { everyoneHasAFace } from './faces';
import { hubFigures } from './figures';
import { formerNamesLeadToOne } from './former';
import { stepsOfActiveHubs } from './milestones';
import { bandsMeet, periodsRun } from './promises';
import { descriptionsDiffer, itemsDiffer } from './unique';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. A relation is above the schemas, for it reads the content of all of them. */
const every: readonly Relation[] = [
  descriptionsDiffer,
  itemsDiffer,
  bandsMeet,
  periodsRun,
  everyoneHasAFace,
  consentGiven,
  formerNamesLeadToOne,
  hubFigures,
  stepsOfActiveHubs,
];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
