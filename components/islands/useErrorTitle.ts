import { useEffect } from 'react';

/** Prefixes the page title with a word such as 'Error:', because screen readers read the title first. */
export function useErrorTitle(word: string | undefined): void {
  useEffect(() => {
    if (word === undefined) {
      return undefined;
    }
    const { title } = document;
    document.title = `${word} ${title}`;
    return () => {
      document.title = title;
    };
  }, [word]);
}
