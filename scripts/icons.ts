/** Draws the site's icons from the mark (part of `npm run prepare:content`); writes only what has changed. */
import { drawIcons } from './icons/draw';
import { makerHash } from './lib/maker-hash';

const started = performance.now();
const maker = await makerHash(['scripts/icons', 'scripts/design'], ['sharp']);
const made = await drawIcons(maker, { output: 'public', cache: '.cache/icons', tokens: 'app/_styles/tokens.scss' });
console.log(`Icons: ${made} made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
