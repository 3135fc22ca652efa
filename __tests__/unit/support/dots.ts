/** The number of dots in an element: each block is one em wide and high per column and row. */
export const dotsIn = (element: ParentNode): number =>
  [...element.querySelectorAll('svg[width$="em"]')]
    .map((block) => ['width', 'height'].map((side) => Number.parseInt(block.getAttribute(side) ?? '', 10)))
    .reduce((sum, [columns = 0, rows = 0]) => sum + columns * rows, 0);
