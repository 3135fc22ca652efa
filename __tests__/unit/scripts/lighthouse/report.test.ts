import { gradeOf, perCategory } from '@/scripts/lighthouse/grades';
import { gradeTable, withReport } from '@/scripts/lighthouse/report';

const grade = gradeOf({ path: '/contact', hasIsland: true }, [
  {
    scores: { ...perCategory(() => 100), performance: 98 },
    largestPaint: 1240,
    blockingTime: 31.4,
    layoutShift: 0.0126,
    faults: perCategory(() => []),
  },
]);

const document = `# Performance

<!-- lighthouse: written by npm run bench:lighthouse -->
old
<!-- /lighthouse -->

After.
`;

it('writes a row per page, as wide as its heading', () => {
  const [heading, rule, row] = gradeTable([grade])
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rule).toHaveLength(heading?.length ?? 0);
  expect(row).toEqual(['', '`/contact` \\*', '98', '100', '100', '100', '1.2 s', '31 ms', '0.013', '']);
});

it('replaces the last report and leaves the text around it', () => {
  const written = withReport(document, 'new');
  expect(written).toContain('new');
  expect(written).not.toContain('old');
  expect(written).toMatch(/^# Performance[^]*After\.\n$/);
  expect(withReport(written, 'new')).toBe(written);
});

it('says what is missing when the document has no place for a report', () => {
  expect(() => withReport('# Performance', 'new')).toThrow('docs/performance.md');
});
