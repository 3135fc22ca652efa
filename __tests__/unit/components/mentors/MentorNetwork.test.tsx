import { render, screen } from '@testing-library/react';

import { MentorNetwork } from '@/components/mentors/MentorNetwork';
import { contentIn } from '@/lib/content';

const { mentors } = contentIn('en');

test('the first mentor has her words with her, and every mentor leads to her page and her hub', () => {
  render(<MentorNetwork id="mentors" mentors={mentors} />);
  const quotes = mentors.map(({ quote }) => screen.queryByText(quote) !== null);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  expect(quotes).toEqual(mentors.map((_, index) => index === 0));
  expect(links).toEqual(mentors.flatMap(({ id, hub }) => [`/mentor/${id}`, `/hub/${hub}`]));
});
