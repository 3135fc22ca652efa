import postcss, { type AtRule, type Container, type Declaration, type Plugin, type Rule } from 'postcss';
import presetEnv from 'postcss-preset-env';

const unit = /(?<=[\d.])cqi\b/g;

/** The rules of `@supports` around a copy of a rule with other declarations. */
function supports(rule: Rule, condition: string, selector: string, declarations: readonly Declaration[]): void {
  const copy = postcss.rule({ selector, nodes: [...declarations] });
  rule.parent?.insertAfter(rule, postcss.atRule({ name: 'supports', params: condition, nodes: [copy] }));
}

const valueOf = (rule: Container, prop: string): string | undefined =>
  rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === prop ? [node.value] : [])).at(-1);

const below = /\(?not \(min-(width|height): ?([\d.]+)rem\)\)?/g;

/** `not` before a condition (Chrome 104), as the build writes what is narrower or lower than a size. */
function lowerNegation(media: AtRule): void {
  media.params = media.params.replace(
    below,
    (_, side: string, size: string) => `(max-${side}: ${Number(size) - 0.001}rem)`,
  );
}

/**
 * Container units (Chrome 105): where they are missing, a share of the window, which is as wide or wider. A custom property
 * takes any value, and so does a property whose value reads one: its fallback is the value, and the container unit waits
 * behind `@supports`.
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
  if (unchecked.length > 0) supports(rule, '(width: 1cqi)', rule.selector, unchecked);
}

/**
 * `gap` of a flex container (Chrome 84, Safari 14.1): where it is missing, margins between the items. Nothing asks for it by
 * itself; `inset` came to browsers at about the same time.
 */
function addFlexGapFallback(rule: Rule): void {
  const gap = valueOf(rule, 'gap') ?? valueOf(rule, 'column-gap');
  if (gap === undefined || !valueOf(rule, 'display')?.endsWith('flex')) return;
  const [row = '0', column = row] = postcss.list.space(gap);
  const isColumn = valueOf(rule, 'flex-direction')?.startsWith('column') ?? false;
  const wraps = valueOf(rule, 'flex-wrap') === 'wrap' || valueOf(rule, 'flex-flow')?.endsWith(' wrap');
  const between = (prop: string, value: string) => postcss.decl({ prop, value });
  const items = (combinator: string) => rule.selectors.map((selector) => `${selector} ${combinator}`).join(', ');
  if (wraps) {
    const margins = [between('margin-right', column), between('margin-bottom', row)];
    supports(rule, 'not (inset: 0)', items('> *'), margins);
  } else {
    const margin = isColumn ? between('margin-top', row) : between('margin-left', column);
    supports(rule, 'not (inset: 0)', items('> * + *'), [margin]);
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
 * Rewrites a page's sheet for the browsers of `browserslist` (package.json): cascade layers, nesting, logical properties
 * and colour functions become rules that Chrome 80 reads; what no rule can express has a fallback.
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
  fallbacks,
]);

/** Sheets by what they were lowered from: pages of one kind often share theirs. */
const lowered = new Map<string, Promise<string>>();

/** A sheet that the oldest browser of `browserslist` reads. */
export function lowerCss(css: string): Promise<string> {
  const known = lowered.get(css) ?? lowering.process(css, { from: undefined }).then((result) => result.css);
  lowered.set(css, known);
  return known;
}
