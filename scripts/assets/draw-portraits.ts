/**
 * Draws the people of the site into content/images, from behind: `npx tsx scripts/assets/draw-portraits.ts`.
 * Run it when a look is added. Each look is drawn once, so a person's colours are the same on every page.
 */
import { writeFile } from 'node:fs/promises';

import { looks, paint, type Look, type Paint } from './portraits/looks';

const skins = { brown: '#8a5a3c', dark: '#6f452c', light: '#a3704b' } as const;
const strongGrounds: readonly Paint[] = ['kaavi', 'terracotta', 'leaf', 'indigo', 'turmeric'];

const area = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
const stitched = ' stroke-dasharray="4 5"';

const skull = 'M-50-218c0-44 22-64 50-64s50 20 50 64c0 32-20 54-50 54s-50-22-50-54z';
const shoulders = 'M-150 0c0-70 30-104 88-118 24-6 28-16 29-42h66c1 26 5 36 29 42 58 14 88 48 88 118z';
const drape = 'M-64-128c34-22 74 8 98 58 22 44 26 70 26 90h-230v-80c30-50 70-60 106-68z';
const drapeEdge = 'M-66-130c36-20 76 10 102 60 22 44 26 70 26 90';
const veil =
  'M-150 0c0-66 26-98 66-114 22-10 28-36 26-76-2-60 18-100 58-100s60 40 58 100c-2 40 4 66 26 76 40 16 66 48 66 114z';
const veilEdge = 'M14-292c26 16 38 52 32 96-6 46 24 86 58 136 12 20 16 40 18 66';

/** A string of round flowers along a line: dots by dash, every third in a second colour. */
const flowers = (d: string, second: string) => {
  const string = (colour: string, gap: number, shift: number) =>
    line(d, colour, 12.4, ` stroke-linecap="round" stroke-dasharray="0 ${gap}" stroke-dashoffset="${shift}"`);
  return string(paint.lime, 9.8, 0) + string(second, 29.4, -9.8);
};

function hairOf({ hair, hairColour = 'black' }: Look): string {
  const base = paint[hairColour];
  const sheen = hairColour === 'grey' ? '#a5a2a3' : '#2c2024';
  if (hair === 'bun') {
    const coils = line('M-22-208c10-12 34-12 44 0M-24-194c12-10 36-10 48 0M-18-180c10-8 26-8 36 0', '#43343a', 2.5);
    return (
      area(skull, base) +
      `<circle cy="-196" r="33" fill="${sheen}"/>` +
      coils +
      flowers('M-36-205a37 37 0 0 1 72 0', paint.turmeric)
    );
  }
  const knots = [0, 1, 2, 3, 4, 5, 6].map((knot) => {
    const x = knot % 2 ? 5 : -5;
    return `<ellipse cx="${x}" cy="${knot * 23 - 160}" rx="${18 - knot}" ry="15" fill="${knot % 2 ? sheen : base}"/>`;
  });
  return area(skull, base) + knots.join('') + flowers('M-27-189q27 20 54 0', paint.marigold);
}

function woman(look: Look, skin: string): string {
  const cloth = paint[look.cloth];
  const edge = paint[look.edge ?? 'turmeric'];
  const check =
    `<pattern id="c" width="30" height="30" patternUnits="userSpaceOnUse">${area('M0 0h30v30H0z', cloth)}` +
    `${area('M0 0h12v30H0zM0 0h30v12H0z', paint.ink, ' opacity=".5"')}${area('M20 0h2v30h-2zM0 20h30v2H0z', edge)}</pattern>`;
  const back = area('M-170 10V-92q110-40 130-4 40 34 80 0 20-36 130 4V10z', paint[look.blouse ?? 'kaavi']);
  const sari = area(drape, 'url(#c)') + line(drapeEdge, edge, 9) + line(drapeEdge, paint.oxide, 2, stitched);
  const clip = `<clipPath id="s"><path d="${shoulders}"/></clipPath>`;
  return `${check}${clip}${area(shoulders, skin)}${area('M-33-196h66v86h-66z', skin)}<g clip-path="url(#s)">${back}${sari}</g>${hairOf(look)}`;
}

function man(look: Look, skin: string): string {
  const cloth = paint[look.cloth];
  const body = 'M-150 0c0-70 30-104 84-120 16-5 26-10 28-18h76c2 8 12 13 28 18 54 16 84 50 84 120z';
  const collar = 'M-43-132q1-20 7-24q36 12 72 0q6 4 7 24q-43 16-86 0z';
  const head = 'M-46-222c0-40 20-58 46-58s46 18 46 58c0 22-2 36-12 44h-68c-10-8-12-22-12-44z';
  return (
    area('M-33-196h66v66h-66z', skin) +
    area(body, cloth) +
    area('M30-137c40 27 48 77 42 137h78c0-70-30-104-84-120-16-5-26-10-28-18z', paint.ink, ' opacity=".14"') +
    area(collar, cloth) +
    line('M-43-131q43 16 86 0', paint.ink, 2.5, ' opacity=".4"') +
    area(head, paint[look.hairColour ?? 'black']) +
    area('M-44-226q-13-2-12 14t12 14zM44-226q13-2 12 14t-12 14z', skin)
  );
}

function veiled({ cloth, edge = 'lime' }: Look): string {
  const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${paint[edge]}"/>`;
  return (
    `<pattern id="c" width="26" height="26" patternUnits="userSpaceOnUse">${area('M0 0h26v26H0z', paint[cloth])}${dot(6.5, 6.5)}${dot(19.5, 19.5)}</pattern>` +
    `<clipPath id="s"><path d="${veil}"/></clipPath><g clip-path="url(#s)">${area('M-160-300h320V10h-320z', 'url(#c)')}` +
    area('M20-300c40 40 30 100 30 130 4 50 46 80 54 180h56v-310z', paint.ink, ' opacity=".16"') +
    area(
      'M-58-190c2 50-6 68-32 84l30 46c30-30 90-30 120 0l30-46c-26-16-34-34-32-84-8 40-28 58-58 58s-50-18-58-58z',
      paint.ink,
      ' opacity=".22"',
    ) +
    line(veilEdge, paint[edge], 10) +
    line(veilEdge, paint.oxide, 2, stitched) +
    `${line('M-24-276c-16 36-16 76-10 106M-90-100c30 20 44 60 46 100M-10-96c10 36 12 66 10 96', paint.ink, 2.5, ' opacity=".28"')}</g>`
  );
}

function portrait(look: Look): string {
  const skin = skins[look.skin ?? 'brown'];
  const figure = look.hair === 'veil' ? veiled(look) : look.hair === 'short' ? man(look, skin) : woman(look, skin);
  const opacity = strongGrounds.includes(look.ground) ? 0.4 : 0.8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><pattern id="d" width="32" height="32" patternUnits="userSpaceOnUse">` +
    `<circle cx="16" cy="16" r="1.8" fill="${paint.lime}" opacity="${opacity}"/></pattern>${area('M0 0h400v500H0z', paint[look.ground])}` +
    `${area('M0 0h400v500H0z', 'url(#d)')}<g transform="translate(200 500) scale(1.28)">${figure}</g></svg>\n`
  );
}

await Promise.all(
  Object.entries(looks).map(([name, look]) => writeFile(`content/images/portrait-${name}.svg`, portrait(look))),
);
