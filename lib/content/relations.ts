import { consentGiven } from './consent';
import type { Conflict } from './define';
import { descriptionsDiffer } from './descriptions';
import { everyoneHasAFace } from './faces';
import { formerNamesLeadToOne } from './former';
import { gridsAreOfOneMedium } from './pictures';
import type { Content } from './topics';
import { eventRelations } from './topics/events';
import { galleryRelations } from './topics/gallery';
import { altsDiffer } from './topics/images';
import { newsRelations } from './topics/news';
import { bandsMeet, periodsRun } from './topics/policies';
import { figuresShown, figuresToldApart } from './topics/about';
import { uniqueBrands } from './topics/brands';
import { uniquePartners } from './topics/gifting';
import { uniquePieces } from './topics/pieces';
import { uniqueGiving } from './topics/giving';
import { promisesKept } from './topics/home';
import { hubFigures } from './topics/hubs';
import { milestonesOnOnePage, stepsOfActiveHubs } from './topics/story';

type Relation = (content: Content) => readonly Conflict[];

/** What must hold between items. Each topic adds its own. */
const every: readonly Relation[] = [
  descriptionsDiffer,
  altsDiffer,
  bandsMeet,
  periodsRun,
  gridsAreOfOneMedium,
  everyoneHasAFace,
  eventRelations,
  galleryRelations,
  newsRelations,
  figuresShown,
  figuresToldApart,
  uniqueBrands,
  uniquePartners,
  uniquePieces,
  uniqueGiving,
  promisesKept,
  hubFigures,
  milestonesOnOnePage,
  stepsOfActiveHubs,
  consentGiven,
  formerNamesLeadToOne,
];

/** Everything that does not fit together in content whose fields are sound. */
export const relations: Relation = (content) => every.flatMap((relation) => relation(content));
