import { render, screen } from '@testing-library/react';

import { MentorCards } from '@/components/sections/MentorCards';
import { getContent } from '@/lib/content';
import { getHubName, type Mentor } from '@/lib/content/mentors';
import { fill } from '@/lib/language/fill';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));
jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

const { mentors } = getContent('en');
const { mentor: words, site: shared } = getContent('en').words;
const [mentor, ...others] = mentors as readonly [Mentor, ...Mentor[]];

// The other facts of a card: __tests__/e2e/specification.spec.ts.
test('a card shows two achievements, the number of women guided, and the rating with its count', () => {
  render(<MentorCards title="Mentors" mentors={[mentor]} />);
  const text = screen.getByRole('listitem').textContent;

  expect(mentor.achievements?.filter((achievement) => text.includes(achievement))).toHaveLength(2);
  expect(text).toContain(`${mentor.guided} ${fill(words.card.guided, { count: mentor.guided })}`);
  expect(text).toContain(`${mentor.rating?.toFixed(1)} ${shared.outOfFive}, ${mentor.totalReviews} `);
});

test('a mentor who is not rated has no rating, and one without achievements none', () => {
  const plain = { ...mentor, rating: undefined, totalReviews: undefined, achievements: undefined };
  render(<MentorCards title="Mentors" mentors={[plain]} />);
  const text = screen.getByRole('listitem').textContent;

  expect(text).not.toContain(shared.outOfFive);
  expect(text).not.toContain('undefined');
  expect(text).toContain(`${mentor.guided} ${fill(words.card.guided, { count: mentor.guided })}`);
});

test('every card links to the mentor and the hub, with distinct names', () => {
  render(<MentorCards title="Mentors" mentors={others} />);

  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent.replaceAll('\u00a0', ' ')]);

  expect(links).toEqual(
    others.flatMap((other) => [
      [`/mentor/${other.id}`, other.name],
      [`/hub/${other.hub}`, `${words.card.hub} (${getHubName(other)})`],
    ]),
  );
});

test.each([
  ['Petchiammal R.', 'Petchiammal\u00A0R.'],
  ['Venkatasubramanian K.', 'Venkatasubramanian K.'],
])('the initial of %s stays on its line, if it fits', (name, expected) => {
  render(<MentorCards title="Mentors" mentors={[{ ...mentor, name }]} />);

  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(expected);
});

test('an invitation follows the last mentor, if there is a vacancy', () => {
  const vacancy = { title: 'A free place', text: 'Take it.', action: { label: 'Take it', href: '/story' } };
  render(<MentorCards title="Mentors" mentors={[mentor]} vacancy={vacancy} />);

  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    mentor.name,
    vacancy.title,
  ]);
});
