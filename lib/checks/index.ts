import { figures } from '@/content/figures';
import { rupees } from '@/content/policy-facts';
import { routes } from '@/content/routes';

import { checkFigures } from './figures';
import { checkGrids, grids } from './grids';
import { checkPortraits, everyoneShown } from './people';
import { checkBands } from './policy-facts';
import { checkRoutes } from './routes';
import type { Problem } from './rules';

/** Every mistake in the site's content that the compiler cannot see. */
export const checkContent = (): Problem[] => [
  ...checkRoutes(routes),
  ...checkFigures(figures),
  ...checkPortraits(everyoneShown),
  ...checkGrids(grids),
  ...checkBands(rupees),
];
