/** @jest-environment node */
import { mentors, type Mentor } from '@/content/mentors';
import { companionsOf, featuredMentor, mentorTotals, otherMentors, womenGuided } from '@/lib/mentors';

const [first] = mentors;

test('the number of women guided is the first word of mentees', () => {
  expect(womenGuided({ mentees: '45 women guided' })).toBe('45');
});

test('the featured mentor is the first of the list, and nobody stands beside herself', () => {
  expect(featuredMentor).toBe(first);
  expect([featuredMentor, ...otherMentors]).toEqual(mentors);
});

test('companions are those of the same hub first, then others, and never the mentor herself', () => {
  const companions = companionsOf(first, 3);
  const sameHub = companions.map(({ hub }) => hub === first.hub);

  expect(companions).toHaveLength(Math.min(3, mentors.length - 1));
  expect(companions).not.toContain(first);
  expect(sameHub).toEqual(sameHub.toSorted((a, b) => Number(b) - Number(a)));
  expect(companionsOf(first, 100).filter(({ hub }) => hub === first.hub)).toHaveLength(
    mentors.filter(({ hub }) => hub === first.hub).length - 1,
  );
});

test('totals count people and hubs, and weigh each rating by its reviews', () => {
  const mentor = (hub: Mentor['hub'], mentees: Mentor['mentees'], rating: number, totalReviews: number) => ({
    hub,
    mentees,
    rating,
    totalReviews,
  });

  expect(
    mentorTotals([
      mentor('weaving-madurai', '1000 women guided', 5, 30),
      mentor('weaving-madurai', '20 women guided', 4, 10),
      mentor('banana-coimbatore', '3 women guided', 4, 0),
    ]),
  ).toEqual({ mentors: '3', hubs: '2', guided: '1,023', reviews: '40', rating: '4.8' });
  expect(mentorTotals([])).toEqual({ mentors: '0', hubs: '0', guided: '0', reviews: '0', rating: '0.0' });
});
