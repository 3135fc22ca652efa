import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False during prerendering and hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
