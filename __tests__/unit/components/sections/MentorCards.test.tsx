import { render, screen } from '@testing-library/react';

import { MentorCards } from '@/components/sections/MentorCards';
import { mentors } from '@/content/mentors';

const [mentor, ...others] = mentors;

test('a card shows two achievements, the number of women guided, and the rating with its count', () => {
  render(<MentorCards title="Mentors" lead="" mentors={[mentor]} />);
  const [seen, alsoSeen, ...hidden] = mentor.achievements;

  expect(screen.getByText(seen)).toBeInTheDocument();
  expect(screen.getByText(alsoSeen)).toBeInTheDocument();
  hidden.forEach((achievement) => expect(screen.queryByText(achievement)).not.toBeInTheDocument());
  expect(screen.getByText('Women Guided')).toHaveTextContent(/^\d+ Women Guided$/);
  expect(screen.getByText(/out of 5/)).toHaveTextContent(
    `${mentor.rating.toFixed(1)} out of 5, ${mentor.totalReviews} reviews`,
  );
});

test('every card leads to the mentor and to the hub, and says whose they are', () => {
  render(<MentorCards title="Mentors" lead="" mentors={others} />);

  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

  expect(links).toEqual(
    others.flatMap(({ id, name, hub, hubName }) => [
      [`/mentor/${id}`, `View Full Profile: ${name}`],
      [`/hub/${hub}`, `Visit Hub: ${hubName}`],
    ]),
  );
});

test('an invitation stands after the last mentor, where there is room', () => {
  const vacancy = { title: 'A free place', text: 'Take it.', action: { label: 'Take it', path: '/story' } } as const;
  render(<MentorCards title="Mentors" lead="" mentors={[mentor]} vacancy={vacancy} />);

  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    mentor.name,
    vacancy.title,
  ]);
});
