'use client';

import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import type { TrailNames } from '@/lib/breadcrumbs';

import { useHydrated } from './useHydrated';

type NotFoundTrailProps = {
  /** The path to show until script runs: this page is built once for every path that does not exist. */
  readonly fallback: string;
  readonly names: TrailNames;
  readonly label: string;
};

/** The breadcrumb bar of the path that the visitor asked for. */
export function NotFoundTrail({ fallback, ...trail }: NotFoundTrailProps) {
  const hydrated = useHydrated();
  return <Breadcrumbs path={hydrated ? window.location.pathname : fallback} {...trail} />;
}
