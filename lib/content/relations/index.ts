import type { Content } from '../topics';
import type { Conflict } from './conflict';
import { consentGiven } from './consent';
import { everyoneHasAFace } from './faces';
import { figuresShown, figuresToldApart, hubFigures } from './figures';
import { formerNamesLeadToOne } from './former';
import { stepsOfActiveHubs } from './milestones';
import { fitsOnePage } from './one-page';
import { bandsMeet, periodsRun, promisesKept } from './promises';
import { altsDiffer, descriptionsDiffer, itemsDiffer } from './unique';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. A relation stands above the schemas, for it reads the content of all of them. */
const every: readonly Relation[] = [
  descriptionsDiffer,
  altsDiffer,
  itemsDiffer,
  bandsMeet,
  periodsRun,
  promisesKept,
  everyoneHasAFace,
  consentGiven,
  formerNamesLeadToOne,
  figuresShown,
  figuresToldApart,
  hubFigures,
  fitsOnePage,
  stepsOfActiveHubs,
];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
