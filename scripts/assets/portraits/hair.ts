import type { Hand } from './hand';
import { type Cut, ink, stroke } from './woodcut';

const hairCut = (
  { seed, isSilver }: Hand,
  box: Cut['box'],
  shift: number,
  count: number,
  more: Partial<Cut> = {},
): Cut => ({
  box,
  count,
  length: 32,
  round: [200, 178],
  seed: seed + shift,
  ink: isSilver ? ink.cream : ink.husk,
  opacity: isSilver ? 0.85 : 0.65,
  ...more,
});

const ears = ({ cutter, skin }: Hand): string =>
  cutter.oval(128, 168, 11, 20, skin.base, { line: 6 }) + cutter.oval(272, 168, 11, 20, skin.base, { line: 6 });

const earring = (x: number): string =>
  `<circle cx="${x}" cy="196" r="8" fill="${ink.turmeric}" stroke="${ink.line}" stroke-width="3"/>`;

export function shortHair(hand: Hand): string {
  const { cutter, skin, hair } = hand;
  const head =
    'M128 166C122 94 156 62 200 62S278 94 272 166C268 196 258 212 246 222Q200 236 154 222C142 212 132 196 128 166z';
  return (
    ears(hand) +
    cutter.shape(head, hair, { cut: hairCut(hand, [124, 62, 152, 160], 4, 40) }) +
    cutter.shape(
      'M154 220Q200 234 246 220C242 236 238 240 236 246Q200 254 164 246C162 240 158 236 154 220z',
      skin.base,
      {
        line: 0,
      },
    ) +
    stroke('M154 222Q200 238 246 222', ink.line, 6)
  );
}

/** The colours of a string of flowers, bead by bead. */
const garlands: Readonly<Record<'jasmine' | 'crossandra' | 'mixed', (bead: number) => string>> = {
  jasmine: (bead) => (bead % 4 === 2 ? ink.sun : ink.cream),
  crossandra: (bead) => (bead % 2 === 1 ? ink.clay : ink.turmeric),
  mixed: (bead) => (bead % 3 === 2 ? ink.kaavi : ink.cream),
};

type Arc = {
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  readonly beads: number;
};

/** Flowers round the knot of the hair: a string of beads, or one rose. */
function flowersAlong({ cutter, words: { flowers = 'jasmine' } }: Hand, { y, radius, from, to, beads }: Arc): string {
  if (flowers === 'none') return '';
  if (flowers === 'rose') {
    const [cx, cy] = [200 + radius * 0.8, y + radius * 0.28];
    const petal = stroke(`M${Math.round(cx - 8)} ${Math.round(cy)}q8 -14 16 0t-12 8`, ink.deep, 4);
    return cutter.disc(cx, cy, 21, ink.kaavi, { line: 5, over: petal });
  }
  return Array.from({ length: beads }, (_, bead) => {
    const angle = from + ((to - from) * bead) / (beads - 1);
    const x = Math.round(200 + Math.cos(angle) * radius);
    return `<circle cx="${x}" cy="${Math.round(y + Math.sin(angle) * radius)}" r="8" fill="${garlands[flowers](bead)}" stroke="${ink.line}" stroke-width="3"/>`;
  }).join('');
}

export function longHair(hand: Hand): string {
  const { cutter, words, hair, isSilver, seed } = hand;
  const skull = 'M128 162C124 92 158 62 200 62S276 92 272 162C268 208 240 240 200 240S132 208 128 162z';
  const head =
    ears(hand) +
    earring(126) +
    earring(274) +
    cutter.shape(skull, hair, { cut: hairCut(hand, [126, 62, 148, 178], 4, 26) }) +
    stroke('M200 64C196 100 196 120 200 140', isSilver ? ink.husk : ink.bark, 4, 0.8);
  if (words.hair === 'plait') {
    const links = Array.from({ length: 9 }, (_, link) =>
      cutter.oval(200 + (link % 2 === 1 ? 8 : -8), 226 + link * 31, 25 - link * 0.7, 22, hair, {
        line: 4,
        stroke: ink.bark,
        cut: {
          box: [170, 206 + link * 31, 60, 44],
          count: 3,
          length: 22,
          angle: link % 2 === 1 ? 0.9 : 2.2,
          seed: seed + link,
          ink: ink.husk,
          opacity: 0.8,
        },
      }),
    );
    const arc = { y: 176, radius: 56, from: 0.35, to: Math.PI - 0.35, beads: 13 };
    return head + links.join('') + flowersAlong(hand, arc);
  }
  const knot = cutter.disc(200, 196, 47, hair, {
    line: 5,
    stroke: isSilver ? ink.line : ink.bark,
    cut: hairCut(hand, [153, 149, 94, 94], 9, 22, { round: [200, 196] }),
  });
  return head + knot + flowersAlong(hand, { y: 196, radius: 57, from: -0.15, to: Math.PI + 0.15, beads: 15 });
}
