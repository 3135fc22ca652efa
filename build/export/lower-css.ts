import postcss, { type AtRule, type Container, type Declaration, type Plugin, type Rule } from 'postcss';
import presetEnv from 'postcss-preset-env';

const unit = /(?<=[\d.])cqi\b/g;

/** A `@supports` rule with a copy of a rule and other declarations. */
function addSupports(rule: Rule, condition: string, selector: string, declarations: readonly Declaration[]): void {
  const copy = postcss.rule({ selector, nodes: [...declarations] });
  rule.parent?.insertAfter(rule, postcss.atRule({ name: 'supports', params: condition, nodes: [copy] }));
}

const getValue = (rule: Container, prop: string): string | undefined =>
  rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === prop ? [node.value] : [])).at(-1);

const below = /\(?not \(min-(width|height): ?([\d.]+)rem\)\)?/g;

/** Replaces `not` in a media condition (Chrome 104), which the build produces for range queries. */
function lowerNegation(media: AtRule): void {
  media.params = media.params.replace(
    below,
    (_, side: string, size: string) => `(max-${side}: ${Number(size) - 0.001}rem)`,
  );
}

/**
 * Fallback for container units (Chrome 105): a share of the viewport, which is at least as wide. A custom property
 * accepts any value, and so does a property that reads one, so the container unit goes into `@supports`.
 */
function addContainerUnitFallback(rule: Rule): void {
  const unchecked: Declaration[] = [];
  rule.each((node) => {
    if (node.type !== 'decl' || !node.value.match(unit)) return;
    const fallback = node.value.replace(unit, 'vw');
    if (node.prop.startsWith('--') || node.value.includes('var(')) {
      unchecked.push(node.clone());
      node.value = fallback;
    } else {
      node.cloneBefore({ value: fallback });
    }
  });
  if (unchecked.length > 0) addSupports(rule, '(width: 1cqi)', rule.selector, unchecked);
}

/**
 * Fallback for flex `gap` (Chrome 84, Safari 14.1): margins between the items. `@supports (gap: …)` is true for grids
 * already; browsers added `inset` at about the same time, so that is tested.
 */
function addFlexGapFallback(rule: Rule): void {
  const gap = getValue(rule, 'gap') ?? getValue(rule, 'column-gap');
  if (gap === undefined || !getValue(rule, 'display')?.endsWith('flex')) return;
  const [row = '0', column = row] = postcss.list.space(gap);
  const isColumn = getValue(rule, 'flex-direction')?.startsWith('column') ?? false;
  const wraps = getValue(rule, 'flex-wrap') === 'wrap' || getValue(rule, 'flex-flow')?.endsWith(' wrap');
  const extractBetween = (prop: string, value: string) => postcss.decl({ prop, value });
  const listSelectors = (combinator: string) =>
    rule.selectors.map((selector) => `${selector} ${combinator}`).join(', ');
  if (wraps) {
    const margins = [extractBetween('margin-right', column), extractBetween('margin-bottom', row)];
    addSupports(rule, 'not (inset: 0)', listSelectors('> *'), margins);
  } else {
    const margin = isColumn ? extractBetween('margin-top', row) : extractBetween('margin-left', column);
    addSupports(rule, 'not (inset: 0)', listSelectors('> * + *'), [margin]);
  }
}

const fallbacks: Plugin = {
  postcssPlugin: 'fallbacks',
  OnceExit(root) {
    root.walkAtRules('media', lowerNegation);
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      addContainerUnitFallback(rule);
      addFlexGapFallback(rule);
    }
  },
};

/**
 * Lowers a page's style sheet for the browsers of `browserslist` (package.json): cascade layers, nesting, logical
 * properties and colour functions are rewritten for Chrome 80; other features get fallbacks.
 */
const lowering = postcss([
  presetEnv({
    stage: 2,
    features: {
      'cascade-layers': true,
      // All listed browsers support these.
      'custom-properties': false,
    },
  }),
  fallbacks,
]);

/** Cached by input, because pages with the same template often share a style sheet. */
const lowered = new Map<string, Promise<string>>();

/** Lowers a style sheet for the oldest browser of `browserslist`. */
export function lowerCss(css: string): Promise<string> {
  const known = lowered.get(css) ?? lowering.process(css, { from: undefined }).then((result) => result.css);
  lowered.set(css, known);
  return known;
}
