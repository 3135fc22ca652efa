import { brandTestimonials, featuredBrands } from '@/content/brands';
import { careerOpenings } from '@/content/careers';
import { corporateTestimonials, partnerLogos } from '@/content/corporate';
import { donationAreas } from '@/content/donations';
import { events } from '@/content/events';
import { figures } from '@/content/figures';
import { gallery } from '@/content/gallery';
import { home } from '@/content/home';
import { catalogue } from '@/content/papers/catalogue';
import { partnershipTypes } from '@/content/partnerships';
import { rupees } from '@/content/policy-facts';
import { routes } from '@/content/routes';

import { checkBrands } from './brands';
import { checkCareers } from './careers';
import { checkCatalogue } from './catalogue';
import { checkCorporate } from './corporate';
import { checkDonations } from './donations';
import { checkEvents } from './events';
import { checkFigures } from './figures';
import { checkGallery } from './gallery';
import { checkGrids, grids } from './grids';
import { checkPartnerships } from './partnerships';
import { checkPortraits, everyoneShown } from './people';
import { checkBands, checkPromises } from './policy-facts';
import { checkRoutes } from './routes';
import type { Problem } from './rules';

/** Every mistake in the site's content that the compiler cannot see. */
export const checkContent = (): Problem[] => [
  ...checkRoutes(routes),
  ...checkFigures(figures),
  ...checkCareers(careerOpenings),
  ...checkBrands(featuredBrands, brandTestimonials),
  ...checkCorporate(partnerLogos, corporateTestimonials),
  ...checkDonations(donationAreas),
  ...checkPartnerships(partnershipTypes),
  ...checkEvents(events),
  ...checkGallery(gallery.pictures),
  ...checkPortraits(everyoneShown),
  ...checkGrids(grids),
  ...checkBands(rupees),
  ...checkPromises([home.why, home.confidence]),
  ...checkCatalogue(catalogue.terms.rows),
];
