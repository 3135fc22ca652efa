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
