'use client';

import { useSyncExternalStore } from 'react';

import { Breadcrumbs } from '@/components/layout/Breadcrumbs';

type AskedTrailProps = {
  /** The address to show until script runs: this page is built once for every address that does not exist. */
  readonly fallback: string;
};

const nothingToWatch = () => () => {};

/** The breadcrumb bar of the address that the visitor asked for. */
export function AskedTrail({ fallback }: AskedTrailProps) {
  const path = useSyncExternalStore(
    nothingToWatch,
    () => window.location.pathname,
    () => fallback,
  );
  return <Breadcrumbs path={path} />;
}
