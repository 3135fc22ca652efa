/** @jest-environment node */
import { Sheet, paper } from '@/scripts/assets/papers/Sheet';
import type { TextStyle } from '@/scripts/assets/papers/lines';

const style: TextStyle = { face: 'text', size: 12, leading: 1.5, colour: '#000000' };
const facts = { title: 'A paper', subject: 'A test', author: 'Kaivinai', locale: 'en-IN', date: '2026-11-20' };

const makePaper = (date = facts.date) => {
  const sheet = new Sheet({ ...facts, date });
  sheet.page('#ffffff');
  sheet.text('H1', 'Weaving (நெசவு) above ₹999', { x: 48, y: 48, width: 400 }, style);
  return sheet.finish();
};

test('the same words give the same bytes, whenever they are set', async () => {
  const first = await makePaper();
  jest.useFakeTimers({ now: new Date('2031-01-01'), doNotFake: ['nextTick', 'setImmediate'] });
  const second = await makePaper();
  jest.useRealTimers();

  expect(second.equals(first)).toBe(true);
});

test('another date gives another file', async () => {
  const [one, other] = [await makePaper(), await makePaper('2026-11-21')];
  expect(other.equals(one)).toBe(false);
});

test('refuses words that reach below the page', () => {
  const sheet = new Sheet(facts);
  sheet.page('#ffffff');
  const place = { x: 48, y: paper.height - 30, width: 400 };
  expect(() => sheet.text('P', 'Too low', place, style)).toThrow("'Too low' does not fit on page 1");
});
