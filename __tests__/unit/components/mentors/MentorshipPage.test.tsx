import { render, screen } from '@testing-library/react';

import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { getContent } from '@/lib/content';
import type * as Site from '../../support/site';

// The first mentor only.
jest.mock('@/lib/content/generated/content.json', () => {
  const { en } = jest.requireActual<typeof Site>('../../support/site').default;
  return { en: { ...en, mentors: en.mentors.slice(0, 1) } };
});
jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

test('a mentor alone is shown once, and links to the mentors lead to her', () => {
  const { container } = render(<MentorshipPage />);
  const [mentor] = getContent('en').mentors;

  expect(container.querySelectorAll(`a[href="/mentor/${mentor?.id}"]:not(dd a, li a)`)).toHaveLength(1);
  expect(container.querySelector('[aria-hidden] picture')).toBeNull();
  expect(screen.getByText(mentor?.quote ?? '', { exact: false }).closest('section')).toHaveAttribute('id', 'mentors');
});
