import { clothCut, type Hand } from './hand';
import { checks, type Cut, ink, stroke } from './woodcut';

export const neck = ({ cutter, skin, seed }: Hand): string =>
  cutter.shape('M166 200C168 240 160 262 142 276Q200 330 258 276C240 262 232 240 234 200z', skin.base, {
    cut: { box: [146, 210, 110, 90], count: 9, length: 26, angle: 1.5, seed, ink: skin.glow, opacity: 0.6 },
  });

/** The shoulders; without the left one where that arm is bent. */
const bodyOf = (isBent: boolean): string =>
  `${isBent ? 'M98 520L94 430 66 356C70 330 78 314 92 304' : 'M36 520C34 420 42 338 92 304'}C120 286 140 280 152 262Q200 300 248 262C260 280 280 286 308 304C358 338 366 420 364 520z`;

const armLines = (isBent: boolean): string =>
  stroke(`${isBent ? '' : 'M86 520C92 470 92 430 84 398'}M314 520C308 470 308 430 316 398`, ink.line, 6);

export function shirt(hand: Hand): string {
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
export function churidar(hand: Hand, isBent: boolean): string {
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
export function sari(hand: Hand, isBent: boolean): string {
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

export function veiled(hand: Hand): string {
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
