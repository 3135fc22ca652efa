import { contrast, groundsOf } from '../support/colours';
import { read } from '../support/files';

const sheet = read('app/_styles/tokens.scss');

const TEXT = 4.5;
const SHAPE = 3;

type Pair = readonly [foreground: string, background: string, least: number];

const everywhere: readonly Pair[] = [
  ['--ink', '--bg', TEXT],
  ['--ink-muted', '--bg', TEXT],
  ['--link', '--bg', TEXT],
  ['--accent', '--bg', TEXT],
  ['--ink', '--card', TEXT],
  ['--ink-muted', '--card', TEXT],
  ['--link', '--card', TEXT],
  ['--accent', '--card', TEXT],
  ['--button-ink', '--button', TEXT],
  ['--button-ink', '--button-hover', TEXT],
  // A secondary button fills with ink.
  ['--bg', '--ink', TEXT],
  ['--button', '--bg', SHAPE],
  ['--focus', '--bg', SHAPE],
  ['--focus', '--card', SHAPE],
  ['--thread', '--bg', SHAPE],
];

/** Form fields stand on these grounds only. */
const onFormGrounds: readonly Pair[] = [
  ['--control', '--bg', SHAPE],
  ['--control', '--card', SHAPE],
];

/** Badges and messages stand on these grounds only. */
const onStatusGrounds: readonly Pair[] = [
  ...['--ok', '--upcoming', '--error', '--planned'].flatMap((status): Pair[] => [
    [status, `${status}-tint`, TEXT],
    [status, '--card', TEXT],
    [status, '--bg', SHAPE],
    ['--ink', `${status}-tint`, TEXT],
  ]),
  ['--upcoming-ring', '--bg', SHAPE],
];

const pairsOf = (ground: string): readonly Pair[] => [
  ...everywhere,
  ...(['plaster', 'wash', 'palm', 'indigo'].includes(ground) ? onFormGrounds : []),
  ...(['plaster', 'wash'].includes(ground) ? onStatusGrounds : []),
];

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  [...groundsOf(sheet, theme)].map(([ground, properties]) => ({ theme, ground, properties })),
);

test('both themes have all six grounds', () => {
  expect(cases.map(({ theme, ground }) => `${theme} ${ground}`)).toHaveLength(12);
});

test.each(cases)('every pair of colours on $ground, $theme, can be told apart', ({ ground, properties }) => {
  const weak = pairsOf(ground).flatMap(([foreground, background, least]) => {
    const ratio = contrast(properties[foreground] ?? '', properties[background] ?? '');
    return ratio >= least ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${least}`];
  });

  expect(weak).toEqual([]);
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
