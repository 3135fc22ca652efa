/**
 * Prepares the papers of the site (part of `npm run prepare:content`): catalogue, press release, fact sheet, brand
 * assets, and the manifest that components/ui/FileLink.tsx reads. What is already there is left as it is.
 */
import { makerHash } from './lib/maker-hash';
import { preparePapers } from './papers/prepare';
import { paperRecipes } from './papers/recipes';

const started = performance.now();
const maker = await makerHash(
  ['scripts/papers', 'scripts/design', 'scripts/pictures'],
  ['pdfkit', 'fontkit', 'fflate', 'sharp', '@fontsource/eczar', '@fontsource/anek-tamil'],
);
const made = await preparePapers(await paperRecipes(), maker, {
  cache: '.cache/papers',
  output: 'public/papers',
  manifest: 'content/papers/manifest.json',
});
console.log(`Papers: ${made} made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
