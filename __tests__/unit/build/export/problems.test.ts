/** @jest-environment node */
import { describeProblems } from '@/build/export/problems';

test('reports a problem of many pages once, with their number', () => {
  const shared = { message: 'contains an inline style.', snippet: '<p style="">' };

  const text = describeProblems([
    { file: 'a.html', ...shared },
    { file: 'b.html', message: 'contains another.' },
    { file: 'c.html', ...shared },
  ]);

  expect(text).toBe('a.html and 1 more: contains an inline style.\n    <p style="">\nb.html: contains another.');
});
