/** The outlines that a piece can have, each as a path in a box of 100 × 100, which is stretched to the piece's size. */
export const pieceShapes = {
  bowl: 'M0 0H100C100 62 74 100 50 100S0 62 0 0Z',
  ladle: 'M0 50C0 18 10 0 18 0S35 18 36 43H100V57H36C35 82 26 100 18 100S0 82 0 50Z',
  sheet: 'M0 0H100V100H0Z',
  basket: 'M0 44H6C6-14 94-14 94 44H100L86 100H14ZM14 44H86C86 4 14 4 14 44Z',
  disc: 'M0 50A50 50 0 1 0 100 50A50 50 0 1 0 0 50Z',
  jar: 'M14 0H86V20H100V92Q100 100 90 100H10Q0 100 0 92V20H14Z',
} as const;

export type PieceShape = keyof typeof pieceShapes;

/** A grown woman's hand, open, as strokes in millimetres: where each finger begins and ends, and how thick it is. */
export const hand = {
  width: 92,
  height: 180,
  palm: 'M22 92C20 120 26 140 34 152L36 176H72L74 154C82 140 86 122 84 104L80 88Z',
  fingers: [
    { from: [29, 96], to: [24, 30], thick: 17 },
    { from: [46, 92], to: [47, 9], thick: 17 },
    { from: [63, 94], to: [69, 24], thick: 16 },
    { from: [78, 104], to: [85, 52], thick: 13 },
    { from: [34, 140], to: [9, 92], thick: 18 },
  ],
} as const;
