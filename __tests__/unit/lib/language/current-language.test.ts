/** @jest-environment node */
import type * as module from '@/lib/language/current-language';

// In a server component cache() is scoped to the page; elsewhere it stores nothing.
const mockMemory = new Map<unknown, unknown>();
jest.mock('react', () => ({
  cache:
    <Value>(make: () => Value) =>
    () => {
      if (!mockMemory.has(make)) mockMemory.set(make, make());
      return mockMemory.get(make) as Value;
    },
}));

const { getCurrentLanguage, setCurrentLanguage } = jest.requireActual<typeof module>('@/lib/language/current-language');

beforeEach(() => mockMemory.clear());

test('a page has the language that was set for it', () => {
  setCurrentLanguage('ta');

  expect(getCurrentLanguage()).toBe('ta');
});

test('rejects a second language for a page', () => {
  setCurrentLanguage('en');

  expect(() => setCurrentLanguage('ta')).toThrow('en already');
  expect(() => setCurrentLanguage('en')).not.toThrow();
});

test('throws outside a page', () => {
  expect(getCurrentLanguage).toThrow('No language is set');
});
