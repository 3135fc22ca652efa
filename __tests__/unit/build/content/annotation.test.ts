/** @jest-environment node */
import { annotation } from '@/build/content/issues';

const issue = { file: 'content/events/fair.yaml', path: ['steps', 2, 'title'], message: 'is 100%\nwrong.' };

test('an issue becomes an annotation at its line, in one line', () => {
  expect(annotation({ ...issue, position: { line: 3, column: 7 } })).toBe(
    '::error file=content/events/fair.yaml,line=3,col=7::steps[2].title: is 100%25%0Awrong.',
  );
});

test('one without a place stands at its file', () => {
  expect(annotation({ ...issue, path: [] })).toBe('::error file=content/events/fair.yaml::is 100%25%0Awrong.');
});
