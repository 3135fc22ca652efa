/** A block of dots: full rows, and what is left for a last, shorter row. */
export type DotGrid = { readonly columns: number; readonly rows: number; readonly rest: number };

/** Lays out a number as dots, one dot a unit, so that a field of 5000 looks five times a field of 1000. */
export function dotGrid(count: number, columns: number): DotGrid {
  return { columns: Math.min(columns, count), rows: Math.floor(count / columns), rest: count % columns };
}

/**
 * The number inside a published figure: '5000+' is 5000, '50,00,000+' is 5000000.
 *
 * @throws RangeError when the figure holds no number
 */
export function figureNumber(value: string): number {
  const digits = value.replace(/[^\d]/g, '');
  if (digits === '') {
    throw new RangeError(`The figure '${value}' holds no number. Write it with digits, for example '1000+'.`);
  }
  return Number(digits);
}
