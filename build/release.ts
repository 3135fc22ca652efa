import { readFileSync } from 'node:fs';

import { buildDate } from '@/lib/build-date';
import { readContentFiles } from '@/build/content/load/files';
import { areSamplesAllowed, formSettings, getSiteOrigin } from '@/lib/env';
import { isPublicOrigin } from '@/lib/routes/url';
import { listPoints, type ReleasePoint, releasePoints } from '@/build/release-check';

/** The result of the release check for the current content and settings. */
export const openPoints = (): ReleasePoint[] =>
  releasePoints(
    {
      files: readContentFiles('content'),
      documents: { 'SECURITY.md': readFileSync('SECURITY.md', 'utf8') },
      origin: getSiteOrigin(),
      deliveryUrl: formSettings.deliveryUrl,
    },
    buildDate(),
  );

/**
 * Why a build is refused: its origin is public, and it contains samples or placeholders.
 *
 * @returns the list with instructions; undefined if the build may continue
 */
export function findRefusal(): string | undefined {
  if (!isPublicOrigin(getSiteOrigin()) || areSamplesAllowed()) return undefined;
  const points = openPoints().filter(({ blocks }) => blocks);
  if (points.length === 0) return undefined;
  return `${listPoints(points)}\n\n${points.length} samples and placeholders are in the content, and ${getSiteOrigin()} is public. Nothing was built.
Replace them (docs/going-live.md), or build a demonstration, which says so on every page: KAIVINAI_ALLOW_SAMPLES=1.`;
}
