import { useEffect } from 'react';

import { formWords } from '@/content/forms/words';

/** Says 'Error:' first in the page's title while there is something to put right, for it is what is read first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) {
      return undefined;
    }
    const { title } = document;
    document.title = formWords.errorTitle + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
