import { figures } from '@/content/figures';
import { hubs } from '@/content/hubs';
import { mentors } from '@/content/mentors';
import { milestones } from '@/content/milestones';
import { rupees } from '@/content/policy-facts';
import { programs } from '@/content/programs';
import { routes } from '@/content/routes';
import { successStories } from '@/content/success-stories';
import { volunteerOpportunities } from '@/content/volunteer';

import { checkFigures } from './figures';
import { checkGrids, grids } from './grids';
import { checkHubs } from './hubs';
import { checkMentors } from './mentors';
import { checkMilestones } from './milestones';
import { checkPortraits, everyoneShown } from './people';
import { checkBands } from './policy-facts';
import { checkPrograms } from './programs';
import { checkRoutes } from './routes';
import type { Problem } from './rules';
import { checkSuccessStories } from './success-stories';
import { checkVolunteering } from './volunteer';

const mentorIds = mentors.map(({ id }) => id);

/** Every mistake in the site's content that the compiler cannot see. */
export const checkContent = (): Problem[] => [
  ...checkRoutes(routes),
  ...checkFigures(figures),
  ...checkVolunteering(volunteerOpportunities),
  ...checkHubs(hubs, figures),
  ...checkMentors(mentors, hubs),
  ...checkPrograms(programs, mentorIds),
  ...checkSuccessStories(successStories, mentorIds),
  ...checkMilestones(
    milestones,
    hubs.map(({ id }) => id),
  ),
  ...checkPortraits(everyoneShown),
  ...checkGrids(grids),
  ...checkBands(rupees),
];
