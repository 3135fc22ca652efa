import { brandTestimonials, featuredBrands } from '@/content/brands';
import { corporateTestimonials, partnerLogos } from '@/content/corporate';
import { donationAreas } from '@/content/donations';
import { figures } from '@/content/figures';
import { home } from '@/content/home';
import { hubs } from '@/content/hubs';
import { mentors } from '@/content/mentors';
import { milestones } from '@/content/milestones';
import { catalogue } from '@/content/papers/catalogue';
import { partnershipTypes } from '@/content/partnerships';
import { rupees } from '@/content/policy-facts';
import { programs } from '@/content/programs';
import { routes } from '@/content/routes';
import { successStories } from '@/content/success-stories';
import { volunteerOpportunities } from '@/content/volunteer';

import { checkBrands } from './brands';
import { checkCatalogue } from './catalogue';
import { checkCorporate } from './corporate';
import { checkDonations } from './donations';
import { checkFigures } from './figures';
import { checkGrids, grids } from './grids';
import { checkHubs } from './hubs';
import { checkMentors } from './mentors';
import { checkMilestones } from './milestones';
import { checkPartnerships } from './partnerships';
import { checkPortraits, everyoneShown } from './people';
import { checkBands, checkPromises } from './policy-facts';
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
  ...checkBrands(featuredBrands, brandTestimonials),
  ...checkCorporate(partnerLogos, corporateTestimonials),
  ...checkDonations(donationAreas),
  ...checkPartnerships(partnershipTypes),
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
  ...checkPromises([home.why, home.confidence]),
  ...checkCatalogue(catalogue.terms.rows),
];
