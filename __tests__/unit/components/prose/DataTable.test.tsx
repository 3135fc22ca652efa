import { render, screen } from '@testing-library/react';

import { DataTable, TableHead, TableRow } from '@/components/prose/DataTable';

const table = (
  <table>
    <thead>
      <TableRow>
        <TableHead>Place</TableHead>
        <TableHead>Standard</TableHead>
      </TableRow>
    </thead>
    <tbody>
      <TableRow>
        <td>Metro cities</td>
        <td>3-5</td>
      </TableRow>
    </tbody>
  </table>
);

test('names the table, and has no tab stop', () => {
  const { container } = render(<DataTable caption="Delivery times">{table}</DataTable>);

  expect(screen.getByRole('table', { name: 'Delivery times' })).toBeInTheDocument();
  expect(container.querySelector('[tabindex]')).toBeNull();
});
test('has header cells for every column and row', () => {
  render(<DataTable caption="Delivery times">{table}</DataTable>);

  const columns = screen.getAllByRole('columnheader').map((cell) => [cell.textContent, cell.getAttribute('scope')]);
  const rows = screen.getAllByRole('rowheader').map((cell) => [cell.textContent, cell.getAttribute('scope')]);

  expect(columns).toEqual([
    ['Place', 'col'],
    ['Standard', 'col'],
  ]);
  expect(rows).toEqual([['Metro cities', 'row']]);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['3-5']);
});
