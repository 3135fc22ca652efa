import type { PortraitWords } from '@/lib/portraits';

import { checks, type Cut, ink, limb, stroke, type Woodcut } from './woodcut';

/** A skin, and the lighter tone cut into it. */
const skins = {
  deep: { base: '#5f3620', glow: '#8a5638' },
  brown: { base: '#7a482d', glow: '#a8714e' },
  light: { base: '#96633f', glow: '#c08a62' },
} as const;

const grey = '#a9a29a';

/** All that the parts of a person are drawn with. */
type Hand = {
  readonly cutter: Woodcut;
  readonly seed: number;
  readonly words: PortraitWords;
  readonly skin: (typeof skins)[keyof typeof skins];
  /** The colours of cloth, border and blouse. */
  readonly main: string;
  readonly edge: string;
  readonly under: string;
  readonly isSilver: boolean;
  readonly hair: string;
};

const clothCut = ({ seed }: Hand, box: Cut['box'], angle: number, shift: number, more: Partial<Cut> = {}): Cut => ({
  box,
  count: 30,
  length: 44,
  angle,
  seed: seed + shift,
  ink: ink.cream,
  opacity: 0.32,
  ...more,
});

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

const neck = ({ cutter, skin, seed }: Hand): string =>
  cutter.shape('M166 200C168 240 160 262 142 276Q200 330 258 276C240 262 232 240 234 200z', skin.base, {
    cut: { box: [146, 210, 110, 90], count: 9, length: 26, angle: 1.5, seed, ink: skin.glow, opacity: 0.6 },
  });

/** The shoulders; without the left one where that arm is bent. */
const bodyOf = (isBent: boolean): string =>
  `${isBent ? 'M98 520L94 430 66 356C70 330 78 314 92 304' : 'M36 520C34 420 42 338 92 304'}C120 286 140 280 152 262Q200 300 248 262C260 280 280 286 308 304C358 338 366 420 364 520z`;

const armLines = (isBent: boolean): string =>
  stroke(`${isBent ? '' : 'M86 520C92 470 92 430 84 398'}M314 520C308 470 308 430 316 398`, ink.line, 6);

function shirt(hand: Hand): string {
  const { cutter, main } = hand;
  return (
    cutter.shape(bodyOf(false), main, {
      over: stroke('M96 330Q200 372 304 330M200 352V520', ink.line, 4, 0.75),
      cut: [
        clothCut(hand, [36, 270, 328, 240], 1.4, 2, { count: 44 }),
        clothCut(hand, [230, 300, 130, 220], 1.5, 5, { count: 22, ink: ink.line, opacity: 0.3 }),
      ],
    }) +
    armLines(false) +
    cutter.shape('M140 282C146 250 160 244 168 246Q200 268 232 246C240 244 254 250 260 282Q200 322 140 282z', main, {
      line: 6,
      cut: clothCut(hand, [140, 244, 120, 70], 0.2, 8, { count: 10 }),
    })
  );
}

/** The dupatta lies over both shoulders, its ends at the back. */
function churidar(hand: Hand, isBent: boolean): string {
  const { cutter, main, edge, under } = hand;
  const box: Cut['box'] = [36, 270, 328, 240];
  return (
    cutter.shape(bodyOf(isBent), main, {
      cut: [
        clothCut(hand, box, 1.5, 2, { count: 40 }),
        clothCut(hand, box, 1.5, 6, { count: 14, ink: ink.line, opacity: 0.35 }),
      ],
    }) +
    armLines(isBent) +
    cutter.shape(
      'M84 310C110 284 134 276 150 262Q200 356 250 262C266 276 290 284 316 310C290 372 300 440 312 520H246C244 440 236 400 200 386C164 400 156 440 154 520H88C100 440 110 372 84 310z',
      under,
      {
        over:
          stroke('M120 520C124 440 136 380 150 338M280 520C276 440 264 380 250 338', edge, 8) +
          stroke('M96 500H148M252 500H304', edge, 10),
        cut: clothCut(hand, [80, 260, 240, 260], 1.4, 4, { count: 26 }),
      },
    )
  );
}

/** The pattern of a sari, turned as the cloth falls. */
function sariPattern({ words: { garment }, main, edge }: Hand): string {
  const turned = (inner: string) => `<g transform="rotate(-24 200 390)">${inner}</g>`;
  if (garment === 'check') return turned(checks([10, 200, 380, 380], 22, [main, edge]));
  if (garment !== 'stripe') return stroke('M150 300C180 350 226 384 262 400', edge, 4, 0.6);
  const stripes = Array.from({ length: 13 }, (_, index) => `M${index * 34 - 10} 200v380`);
  return turned(stroke(stripes.join(''), edge, 7));
}

/** A blouse, the bare strip of the waist, and the pallu over her left shoulder and down the back. */
function sari(hand: Hand, isBent: boolean): string {
  const { cutter, main, edge, under, skin, seed, words } = hand;
  const arm = (d: string, box: Cut['box'], shift: number, band: string) =>
    cutter.shape(d, skin.base, {
      cut: { box, count: 8, length: 40, angle: 1.5, seed: seed + shift, ink: skin.glow, opacity: 0.6 },
    }) + stroke(band, edge, 9);
  const left = isBent
    ? ''
    : arm(
        'M30 520C32 470 34 440 40 400C62 390 84 394 96 402C92 440 92 480 92 520z',
        [30, 400, 66, 120],
        0,
        'M38 404Q66 386 97 404',
      );
  const right = arm(
    'M370 520C368 470 366 440 360 400C338 390 316 394 304 402C308 440 308 480 308 520z',
    [304, 400, 66, 120],
    2,
    'M362 404Q334 386 303 404',
  );
  const back = cutter.shape(bodyOf(isBent), under, {
    cut: clothCut(hand, [36, 280, 328, 160], 0.2, 2, { count: 34 }),
    over: `<path fill="${skin.base}" d="M60 470H340V520H60z"/>`,
  });
  const pallu = cutter.shape(
    'M80 318C102 290 130 284 150 266C172 300 214 340 262 360C300 378 312 430 316 520H104C112 440 100 372 80 318z',
    main,
    {
      over: sariPattern(hand),
      cut: [
        clothCut(hand, [80, 266, 240, 254], 1.1, 3, { count: words.garment === 'check' ? 22 : 34 }),
        clothCut(hand, [100, 330, 200, 190], 1.4, 7, { count: 16, ink: ink.line, opacity: 0.4 }),
      ],
    },
  );
  return (
    back +
    left +
    right +
    pallu +
    stroke('M153 270C176 304 216 344 264 364C298 382 308 436 311 520', edge, 15) +
    stroke('M144 280C166 314 208 356 254 376C284 394 296 440 298 520', ink.line, 3) +
    stroke('M84 322C104 376 114 440 108 520', edge, 9) +
    stroke('M152 268C174 302 214 342 262 362C300 380 311 432 315 520', ink.line, 6)
  );
}

/** The pattern of a veil: stripes, checks or dots. */
function veilPattern({ words: { garment }, main, edge }: Hand): string {
  if (garment === 'stripe') {
    const stripes = 'M150 40C120 150 150 260 96 520M200 40C196 200 200 300 186 520M250 40C280 150 250 260 304 520';
    return stroke(stripes, edge, 8);
  }
  if (garment === 'check') return `<g opacity=".9">${checks([20, 20, 360, 520], 26, [main, edge])}</g>`;
  const rows = Array.from({ length: 11 }, (_, row) => row);
  const dots = rows.flatMap((row) =>
    Array.from({ length: 7 }, (_, column) => 40 + (row % 2) * 24 + column * 48)
      .filter((x) => x < 370)
      .map((x) => `M${x - 6} ${66 + row * 44}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`),
  );
  return `<path fill="${edge}" d="${dots.join('')}"/>`;
}

function veiled(hand: Hand): string {
  const { cutter, main, edge, under } = hand;
  const veil =
    'M24 446C34 372 60 322 100 296C124 280 126 244 120 192C112 110 144 46 200 46S288 110 280 192C274 244 276 280 300 296C340 322 366 372 376 446Q330 492 296 520H104Q70 492 24 446z';
  return (
    cutter.shape(bodyOf(false), under, { cut: clothCut(hand, [36, 280, 328, 240], 1.4, 2) }) +
    armLines(false) +
    cutter.shape(veil, main, {
      line: 8,
      over: veilPattern(hand) + stroke('M24 440Q70 486 112 520M376 440Q330 486 288 520', edge, 20),
      cut: [
        clothCut(hand, [60, 50, 280, 470], 1.4, 3, { count: 34, ink: ink.line, opacity: 0.4 }),
        clothCut(hand, [60, 50, 280, 470], 1.7, 5, { count: 24 }),
      ],
    }) +
    stroke(
      'M140 262C156 330 140 420 110 500M262 266C244 320 262 420 296 500M196 300C204 380 200 450 204 520M72 340C80 372 70 420 56 452',
      ink.line,
      5,
    )
  );
}

const ears = ({ cutter, skin }: Hand): string =>
  cutter.oval(128, 168, 11, 20, skin.base, { line: 6 }) + cutter.oval(272, 168, 11, 20, skin.base, { line: 6 });

const earring = (x: number): string =>
  `<circle cx="${x}" cy="196" r="8" fill="${ink.turmeric}" stroke="${ink.line}" stroke-width="3"/>`;

function shortHair(hand: Hand): string {
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

function longHair(hand: Hand): string {
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

/** The arm whose hand lies on the shoulder, its elbow out. */
const bentArm = ({ skin, under, edge }: Hand): string =>
  limb('M92 340C64 380 44 416 44 452', 58, skin.base, 6) +
  limb('M92 340C74 366 62 386 56 402', 66, under, 6) +
  stroke('M26 392Q54 420 88 416', edge, 9);

/** What tells a person apart beyond hair and cloth. */
function markOf({ words: { mark }, skin }: Hand): string {
  switch (mark) {
    case 'pencil':
      return stroke('M264 176L330 136', ink.line, 15) + stroke('M264 176L322 141', ink.turmeric, 7);
    case 'spectacles': {
      const cord = 'M134 176C130 236 160 286 200 290S270 236 266 176';
      return stroke(cord, ink.line, 8) + stroke(cord, ink.turmeric, 3);
    }
    case 'tape': {
      const tape = (colour: string, width: number, dashes = '') =>
        `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashes} d="M132 290C120 380 150 430 132 520"/>`;
      return tape(ink.line, 30) + tape(ink.sun, 18) + tape(ink.line, 18, ' stroke-dasharray="4 14"');
    }
    case 'bandage': {
      // Her own left hand comes over the shoulder from the front, the thumb in its bandage.
      const fingers = [
        limb('M96 284C92 310 90 330 92 350', 25, skin.base, 5),
        limb('M122 276C120 304 118 330 120 352', 25, skin.base, 5),
        limb('M148 280C148 300 147 322 148 342', 23, skin.base, 5),
        limb('M64 292C66 314 68 326 74 338', 27, skin.base, 5),
      ];
      const bandage =
        stroke('M66 300C66 314 68 326 74 338', ink.line, 42) +
        stroke('M66 300C66 314 68 326 74 338', ink.cream, 32) +
        stroke('M54 312L82 304M58 328L88 320M64 344L90 338', ink.bark, 4);
      return `<g transform="translate(216 0) scale(-1 1)">${fingers.join('')}${bandage}</g>`;
    }
    case undefined:
    default:
      return '';
  }
}

/** One person from behind, half figure, without a ground. */
export function person(cutter: Woodcut, words: PortraitWords, seed: number): string {
  const { hair, garment, cloth, border = 'turmeric', blouse = 'kaavi', skin, tilt = 0, build = 100, mark } = words;
  const isSilver = hair === 'silver-bun' || hair === 'short-silver';
  const isBent = mark === 'bandage';
  const hand: Hand = {
    cutter,
    seed,
    words,
    skin: skins[skin],
    main: ink[cloth],
    edge: ink[border],
    under: ink[blouse],
    isSilver,
    hair: isSilver ? grey : ink.line,
  };
  const dress = (): string => {
    if (garment === 'shirt') return shirt(hand);
    return garment === 'churidar' ? churidar(hand, isBent) : sari(hand, isBent);
  };
  const figure = (): string => {
    if (hair === 'veil') return veiled(hand);
    if (hair === 'short' || hair === 'short-silver') return neck(hand) + dress() + shortHair(hand);
    const arm = isBent ? bentArm(hand) : '';
    return `${arm}${neck(hand)}${dress()}<g transform="rotate(${tilt} 200 250)">${longHair(hand)}</g>`;
  };
  const body = figure() + markOf(hand);
  const scale = build / 100;
  return scale === 1 ? body : `<g transform="translate(${200 - 200 * scale} 0) scale(${scale} 1)">${body}</g>`;
}
