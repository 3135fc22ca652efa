/** @jest-environment node */
import { picturesIn } from '@/lib/pictures/register';
import { checkPortraits, everyoneShown } from '@/lib/checks/people';
import { formatProblem } from '@/lib/checks/rules';

const mentor = (item: string, name: string, picture: string) => ({
  file: 'content/mentors.ts',
  item,
  field: 'image',
  name,
  picture,
});

const [someone] = everyoneShown as [(typeof everyoneShown)[number]];

test('everyone on the site has a portrait of their own', () => {
  expect(everyoneShown).not.toEqual([]);
  expect(checkPortraits(everyoneShown)).toEqual([]);
});

test('stops a mentor with the portrait of someone else, and offers those that show nobody', () => {
  const [message = '', ...more] = checkPortraits([...everyoneShown, mentor('new', 'New', someone.picture)]).map(
    formatProblem,
  );
  const offered = message.split('nobody yet: ')[1]?.replace(/\.$/, '').split(', ') ?? [];

  expect(more).toEqual([]);
  expect(message).toContain(`content/mentors.ts: new: image: '${someone.picture}' shows ${someone.name}`);
  expect(Object.keys(picturesIn('en')).filter((name) => name.startsWith('portrait-'))).toEqual(
    expect.arrayContaining(offered),
  );
  expect(everyoneShown.filter(({ picture }) => offered.includes(picture))).toEqual([]);
});

test('stops a second portrait of one person', () => {
  const problems = checkPortraits([...everyoneShown, mentor('again', someone.name, 'portrait-new')]);

  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining(`content/mentors.ts: again: image: ${someone.name} has '${someone.picture}' in`),
  ]);
});
