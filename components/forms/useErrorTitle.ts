import { useEffect } from 'react';

/** Puts words such as 'Error:' before the page's title while it is given, for the title is what is read first. */
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
