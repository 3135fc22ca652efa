import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False during prerendering and hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
