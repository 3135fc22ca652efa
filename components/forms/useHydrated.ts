import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False in the page as it was built and until its script runs, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
