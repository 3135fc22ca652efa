/** @jest-environment node */
import { getContent } from '@/lib/content';
import { listCompanions, getFirstName, type Mentor, computeMentorTotals } from '@/lib/content/mentors';

const { mentors } = getContent('en');
const [first] = mentors as readonly [Mentor, ...Mentor[]];

test('a first name has no initials', () => {
  expect(getFirstName({ name: 'Esakkiammal P.' })).toBe('Esakkiammal');
  expect(getFirstName({ name: 'எஸ். வள்ளியம்மை' })).toBe('வள்ளியம்மை');
  expect(getFirstName({ name: 'Noor Jahan' })).toBe('Noor');
});

test('companions are mentors of the same hub first, then others, without the mentor herself', () => {
  const companions = listCompanions(first, 3);
  const sameHub = companions.map(({ hub }) => hub === first.hub);

  expect(companions).toHaveLength(Math.min(3, mentors.length - 1));
  expect(companions).not.toContain(first);
  expect(sameHub).toEqual(sameHub.toSorted((a, b) => Number(b) - Number(a)));
  expect(listCompanions(first, 100).filter(({ hub }) => hub === first.hub)).toHaveLength(
    mentors.filter(({ hub }) => hub === first.hub).length - 1,
  );
});

test('totals count people and hubs, and weight ratings by reviews', () => {
  const mentor = (hub: string, guided: number, rating: number, totalReviews: number) => ({
    hub,
    guided,
    rating,
    totalReviews,
  });

  expect(computeMentorTotals([mentor('one', 1000, 5, 30), mentor('one', 20, 4, 10), mentor('other', 3, 4, 0)])).toEqual(
    {
      mentors: '3',
      hubs: '2',
      guided: '1,023',
      reviews: '40',
      rating: '4.8',
    },
  );
  expect(computeMentorTotals([])).toEqual({ mentors: '0', hubs: '0', guided: '0', reviews: '0', rating: '0.0' });
});
