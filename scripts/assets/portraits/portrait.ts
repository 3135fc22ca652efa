import { type Ink, portraitSize, type PortraitWords } from '@/lib/portraits';

import { person } from './person';
import { hatch, ink, woodcut } from './woodcut';

const darkGrounds: readonly Ink[] = ['indigo', 'deep', 'moss', 'plum', 'teal', 'kaavi', 'leaf', 'blue'];

/** The sun's colour where the ground's own would swallow it. */
const suns: Readonly<Partial<Record<Ink, string>>> = { turmeric: ink.kaavi, sun: ink.kaavi, clay: ink.sun };

/** A number that follows from an id alone, so that a next person changes nobody's picture. */
const seedOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);

/**
 * A person in an arch, as a whole SVG file; clear outside the arch. The sun stands beside the head, never behind it: a
 * halo would make a saint.
 */
export function portraitSvg(id: string, words: PortraitWords, seed = seedOf(id)): string {
  const { width, height } = portraitSize;
  const cutter = woodcut(id);
  const isDark = darkGrounds.includes(words.ground);
  const x = seed % 2 === 1 ? 296 : 104;
  const arch = 'M5 500V200A195 195 0 0 1 395 200V500';
  const sky = hatch({
    box: [0, 0, 400, 420],
    count: 60,
    length: 30,
    round: [x, 150],
    seed: seed + 20,
    ink: isDark ? ink.cream : ink.bark,
    opacity: isDark ? 0.25 : 0.4,
  });
  const sun = cutter.disc(x, 150, 112, suns[words.ground] ?? (isDark ? ink.turmeric : ink.kaavi), {
    line: 0,
    cut: { box: [x - 112, 38, 224, 224], count: 36, length: 28, round: [x, 400], seed: seed + 25, opacity: 0.4 },
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<clipPath id="${id}-arch"><path d="${arch}z"/></clipPath><g clip-path="url(#${id}-arch)">` +
    `<path fill="${ink[words.ground]}" d="M0 0h400v500H0z"/>${sky}${sun}${person(cutter, words, seed)}</g>` +
    `<path fill="none" stroke="${ink.line}" stroke-width="9" d="${arch}"/></svg>\n`
  );
}
