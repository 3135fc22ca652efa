/** @jest-environment node */
import { getContent } from '@/lib/content';
import { getEnd } from '@/lib/events/events';
import { addOffset } from '@/lib/language/calendar-time';
import { createEventData } from '@/lib/seo/event';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));
jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

test('an event is offered until it is over', () => {
  const [event] = getContent('en').events;
  if (!event) throw new Error('There is no event.');
  const end = new Date(addOffset(getEnd(event))).getTime();

  expect(createEventData(event, new Date(end - 1))).toMatchObject({
    offers: { price: event.cost.rupees },
    potentialAction: { '@type': 'RegisterAction' },
  });
  const past = createEventData(event, new Date(end + 1));
  expect(past).not.toHaveProperty('offers');
  expect(past).not.toHaveProperty('potentialAction');
});
