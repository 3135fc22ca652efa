import { brandTestimonials, featuredBrands } from '@/content/brands';
import { careerOpenings } from '@/content/careers';
import { corporateTestimonials, partnerLogos } from '@/content/corporate';
import { donationAreas } from '@/content/donations';
import { figures } from '@/content/figures';
import { partnershipTypes } from '@/content/partnerships';
import { routes } from '@/content/routes';
import { volunteerOpportunities } from '@/content/volunteer';

import { checkBrands } from './brands';
import { checkCareers } from './careers';
import { checkCorporate } from './corporate';
import { checkDonations } from './donations';
import { checkFigures } from './figures';
import { checkPartnerships } from './partnerships';
import { checkRoutes } from './routes';
import type { Problem } from './rules';
import { checkVolunteering } from './volunteer';

/** Every mistake in the site's content that the compiler cannot see. */
export const checkContent = (): Problem[] => [
  ...checkRoutes(routes),
  ...checkFigures(figures),
  ...checkCareers(careerOpenings),
  ...checkBrands(featuredBrands, brandTestimonials),
  ...checkCorporate(partnerLogos, corporateTestimonials),
  ...checkDonations(donationAreas),
  ...checkPartnerships(partnershipTypes),
  ...checkVolunteering(volunteerOpportunities),
];
