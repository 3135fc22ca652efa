/** How many dots the fields of an element draw: each block is as many ems wide and high as it has columns and rows. */
export const dotsIn = (element: ParentNode): number =>
  [...element.querySelectorAll('svg[width$="em"]')]
    .map((block) => ['width', 'height'].map((side) => Number.parseInt(block.getAttribute(side) ?? '', 10)))
    .reduce((sum, [columns = 0, rows = 0]) => sum + columns * rows, 0);
