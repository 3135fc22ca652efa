import postcss from 'postcss';
import presetEnv from 'postcss-preset-env';

/**
 * Rewrites a page's sheet for the browsers of `browserslist` (package.json): cascade layers, nesting, logical properties
 * and colour functions become rules that Chrome 80 reads.
 */
const lowering = postcss([
  presetEnv({
    stage: 2,
    features: {
      'cascade-layers': true,
      // Every browser of the list has them.
      'custom-properties': false,
    },
  }),
]);

/** Sheets by what they were lowered from: pages of one kind often share theirs. */
const lowered = new Map<string, Promise<string>>();

/** A sheet that the oldest browser of `browserslist` reads. */
export function lowerCss(css: string): Promise<string> {
  const known = lowered.get(css) ?? lowering.process(css, { from: undefined }).then((result) => result.css);
  lowered.set(css, known);
  return known;
}
