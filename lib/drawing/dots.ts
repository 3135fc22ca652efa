/** A grid of dots: full rows, and the number of dots in the last, shorter row. */
export type DotGrid = { readonly columns: number; readonly rows: number; readonly rest: number };

/** Arranges a number as dots, one dot per unit: 5000 takes five times the area of 1000. */
export function computeDotGrid(count: number, columns: number): DotGrid {
  return { columns: Math.min(columns, count), rows: Math.floor(count / columns), rest: count % columns };
}

/**
 * The number in a published figure: '5000+' is 5000, '50,00,000+' is 5000000.
 *
 * @throws RangeError when the figure contains no number
 */
export function parseFigureNumber(value: string): number {
  const digits = value.replace(/[^\d]/g, '');
  if (digits === '') {
    throw new RangeError(`The figure '${value}' contains no number. Write digits, for example '1000+'.`);
  }
  return Number(digits);
}
