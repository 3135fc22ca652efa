/** A grown woman's hand, open, as strokes in millimetres: where each finger begins and ends, and how thick it is. */
export const hand = {
  width: 92,
  height: 180,
  palm: 'M22 92C20 120 26 140 34 152L36 176H72L74 154C82 140 86 122 84 104L80 88Z',
  creases:
    'M22 67L32 66M20 46L30 45M41 55L52 55M42 29L52 29M61 62L70 63M63 40L72 41M77 80L85 81M79 64L87 65M14 114L24 109M40 118C52 112 66 114 78 122M38 132C46 140 48 152 46 164',
  fingers: [
    { from: [29, 96], to: [24, 30], thick: 17 },
    { from: [46, 92], to: [47, 9], thick: 17 },
    { from: [63, 94], to: [69, 24], thick: 16 },
    { from: [78, 104], to: [85, 52], thick: 13 },
    { from: [34, 140], to: [9, 92], thick: 18 },
  ],
} as const;
