import { careerOpenings } from '@/content/careers';
import { figures } from '@/content/figures';
import { routes } from '@/content/routes';

import { checkCareers } from './careers';
import { checkFigures } from './figures';
import { checkRoutes } from './routes';
import type { Problem } from './rules';

/** Every mistake in the site's content that the compiler cannot see. */
export const checkContent = (): Problem[] => [
  ...checkRoutes(routes),
  ...checkFigures(figures),
  ...checkCareers(careerOpenings),
];
