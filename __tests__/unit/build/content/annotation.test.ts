/** @jest-environment node */
import { formatAnnotation } from '@/build/content/issues';

const issue = { file: 'content/events/fair.yaml', path: ['steps', 2, 'title'], message: 'is 100%\nwrong.' };

test('an error becomes a one-line annotation with its position', () => {
  expect(formatAnnotation({ ...issue, position: { line: 3, column: 7 } })).toBe(
    '::error file=content/events/fair.yaml,line=3,col=7::steps[2].title: is 100%25%0Awrong.',
  );
});

test('an error without a position refers to its file', () => {
  expect(formatAnnotation({ ...issue, path: [] })).toBe('::error file=content/events/fair.yaml::is 100%25%0Awrong.');
});
