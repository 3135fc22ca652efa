/** Rows of dots as an SVG path: a round-capped stroke with dashes of zero length. A dot is one unit wide. */
export type DotRows = { readonly width: number; readonly height: number; readonly path: string };

/** Stroke attributes that draw {@link DotRows.path} as dots. */
export const dotStroke = { strokeWidth: 0.68, strokeLinecap: 'round', strokeDasharray: '0 1', fill: 'none' } as const;

/**
 * Arranges a number as rows of dots.
 *
 * @param count the number of dots
 * @param columns dots in a full row; the last row can be shorter
 */
export function computeDotRows(count: number, columns: number): DotRows {
  const height = Math.ceil(count / columns);
  const rows = Array.from({ length: height }, (_, row) => {
    const length = Math.min(columns, count - row * columns);
    return `M.5 ${row + 0.5}h${length - 0.9}`;
  });
  return { width: Math.min(columns, count), height, path: rows.join('') };
}
