import { contentIn } from '@/lib/content';

/** Names, which are written so wherever they stand. */
const names = new Set(['WhatsApp', 'Tamil', 'English', 'Home', 'Atom']);

const content = contentIn('en');
const labelsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'label' in value && 'href' in value ? [String(value.label)] : [];
  return [...own, ...Object.values(value).flatMap(labelsOf)];
};
const people = [...content.mentors, ...content.leaders].flatMap(({ name }) => name.split(' '));

test('buttons and links are sentences: a capital begins one, and stands else only in names', () => {
  const { hub, mentor, notFound, pages, interface: words } = content;
  const labels = [
    ...labelsOf(content),
    ...Object.values(mentor.card),
    hub.plan,
    hub.ask,
    notFound.goBack,
    words.invite,
    words.shopNow,
    pages.careers.openings.action,
    pages.donor.areas.donate,
    pages.events.event.register,
    pages.hubs.active.visit,
    pages.mentorship.programs.apply,
    pages.volunteer.roles.apply,
    pages.x.brands.visit,
  ];
  const shouted = labels.filter((label) =>
    label
      .split(/[^\p{L}]+/u)
      .slice(1)
      .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !names.has(word) && !people.includes(word)),
  );

  expect(shouted).toEqual([]);
});
