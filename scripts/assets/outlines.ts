import { contentIn } from '@/lib/content';
import { languageNames } from '@/lib/languages';

import { writeIfOther } from '../lib/files';
import { measureOutline, numbersIn, outlineOf } from './design/outlines';

/** A hundred units are one em, fine enough that whole numbers draw the letters. */
const style = { size: 100, leading: 1, colour: '#000000', face: 'tamil' } as const;

/** The same path in whole numbers, each counted from the point before: less than half as long. */
function shortened(path: string): string {
  let at: readonly [x: number, y: number] = [0, 0];
  let start = at;
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, values: string) => {
    const numbers = numbersIn(values).map(Math.round);
    const from = at;
    // A closed outline goes on from where it began.
    at = command === 'Z' ? start : [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    if (command === 'M') start = at;
    const steps = numbers.map((value, index) => value - (from[index % 2] ?? 0));
    const [across = 0, down = 0] = steps;
    if (command === 'L' && across === 0) return `v${down}`;
    if (command === 'L' && down === 0) return `h${across}`;
    return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
  });
}

const drawn = (text: string) => ({
  path: shortened(outlineOf(text, { x: 0, y: 0 }, style)),
  width: Math.ceil(measureOutline(text, style.face, style)),
});

/**
 * Draws the Tamil that English pages show around their own words, so that none of them loads a Tamil font for it: the
 * name of the language for the switch, as a path in the page, and the invitation of the menu as a picture, which a
 * page asks for when its menu opens. The picture's ground is indigo in every theme.
 *
 * @returns how many were drawn anew
 */
export async function drawOutlines({ paths, invite }: { readonly paths: string; readonly invite: string }) {
  const words = { [languageNames.ta]: drawn(languageNames.ta) };
  const { path, width } = drawn(contentIn('ta').interface.invite);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -100 ${width} 140" width="${width}" height="140" fill="#fffdf8">` +
    `<style>@media (forced-colors:active){path{fill:CanvasText}}</style><path d="${path}"/></svg>\n`;
  const written = await Promise.all([
    writeIfOther(paths, `${JSON.stringify({ words, invite: { width, height: 140 } }, undefined, 2)}\n`),
    writeIfOther(invite, svg),
  ]);
  return written.filter(Boolean).length;
}
