import '@testing-library/jest-dom';
import { setCurrentLanguage } from '@/lib/language/current-language';

/** React's cache() only works in server components; in Jest the current language is a variable. */
jest.mock('@/lib/language/current-language', () => {
  let language = 'en';
  return {
    getCurrentLanguage: () => language,
    setCurrentLanguage: (next: string) => {
      language = next;
    },
  };
});

beforeEach(() => setCurrentLanguage('en'));
