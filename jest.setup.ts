import '@testing-library/jest-dom';
import { setCurrentLanguage } from '@/lib/current-language';

/** React's cache() works in server components only, and Jest renders in a browser's manner: here the language is a variable. */
jest.mock('@/lib/current-language', () => {
  let language = 'en';
  return {
    currentLanguage: () => language,
    setCurrentLanguage: (next: string) => {
      language = next;
    },
  };
});

beforeEach(() => setCurrentLanguage('en'));
