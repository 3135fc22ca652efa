/** @jest-environment node */
import { hubThemes } from '@/lib/theme';

import { contrast, surfacesOf, themesOf } from '../support/colours';
import { read } from '../support/files';

const sheet = read('app/_styles/colours.scss') + read('app/_styles/hub-themes.scss');

const TEXT = 4.5;
const SHAPE = 3;

type Pair = readonly [foreground: string, background: string, least: number];

const textPairs: readonly Pair[] = [
  ['--ink', '--bg', TEXT],
  ['--ink-muted', '--bg', TEXT],
  ['--link', '--bg', TEXT],
  ['--accent', '--bg', TEXT],
  ['--ink', '--surface', TEXT],
  ['--ink-muted', '--surface', TEXT],
  ['--link', '--surface', TEXT],
  ['--accent', '--surface', TEXT],
  ['--button-ink', '--button', TEXT],
  ['--button-ink', '--button-hover', TEXT],
  // A secondary button is filled on hover.
  ['--bg', '--ink', TEXT],
  ['--button', '--bg', SHAPE],
  ['--focus', '--bg', SHAPE],
  ['--focus', '--surface', SHAPE],
  ['--thread', '--bg', SHAPE],
  ['--control', '--bg', SHAPE],
  ['--control', '--surface', SHAPE],
];

/** Badges and messages are on these surfaces only. */
const onStatusSurfaces: readonly Pair[] = ['--ok', '--upcoming', '--error', '--planned'].flatMap((status): Pair[] => [
  [status, `${status}-tint`, TEXT],
  [status, '--surface', TEXT],
  [status, '--bg', SHAPE],
  ['--ink', `${status}-tint`, TEXT],
]);

const pairsOf = (surface: string): readonly Pair[] => [
  ...textPairs,
  ...(['plaster', 'wash', 'soft', 'paper', 'tag'].includes(surface) ? onStatusSurfaces : []),
];

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  themesOf(sheet).flatMap((hubTheme) =>
    [...surfacesOf(sheet, theme, hubTheme)]
      .filter(([surface]) => hubTheme === 'tenkasi' || ['soft', 'hub'].includes(surface))
      .map(([surface, properties]) => ({ theme, hubTheme, surface, properties })),
  ),
);

test('every hub theme has its colours', () => {
  expect(themesOf(sheet).toSorted()).toEqual(hubThemes.toSorted());
});

test.each(cases)('colours on $surface, $theme, $hubTheme, have sufficient contrast', ({ surface, properties }) => {
  const weak = pairsOf(surface).flatMap(([foreground, background, least]) => {
    const ratio = contrast(properties[foreground] ?? '', properties[background] ?? '');
    return ratio >= least ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${least}`];
  });

  expect(weak).toEqual([]);
});
