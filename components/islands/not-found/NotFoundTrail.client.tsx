'use client';

import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import type { TrailNames } from '@/lib/routes/breadcrumbs';

import { useHydrated } from '../useHydrated';

type NotFoundTrailProps = {
  /** The path to show before hydration: all unknown paths share one prerendered page. */
  readonly fallback: string;
  readonly names: TrailNames;
  readonly label: string;
};

/** Breadcrumbs of the requested path, on the 404 page. */
export function NotFoundTrail({ fallback, ...trail }: NotFoundTrailProps) {
  const hydrated = useHydrated();
  return <Breadcrumbs path={hydrated ? window.location.pathname : fallback} {...trail} />;
}
