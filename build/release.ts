import { readFileSync } from 'node:fs';

import { buildDate } from '@/lib/build-date';
import { contentFiles } from '@/build/content/load/files';
import { allowsSamples, formSettings, siteOrigin } from '@/lib/env';
import { isPublicOrigin } from '@/lib/public-origin';
import { blocksRelease, listPoints, type ReleasePoint, releasePoints } from '@/build/release-check';

/** The points of the release check for this content and the settings of this build. */
export const openPoints = (): ReleasePoint[] =>
  releasePoints(
    {
      files: contentFiles('content'),
      documents: { 'SECURITY.md': readFileSync('SECURITY.md', 'utf8') },
      origin: siteOrigin(),
      deliveryUrl: formSettings.deliveryUrl,
    },
    buildDate(),
  );

/**
 * Why a build is refused: it is for an origin that visitors reach, and holds samples or placeholders.
 *
 * @returns the list of them with what to do; nothing where the build may go on
 */
export function refusal(): string | undefined {
  if (!isPublicOrigin(siteOrigin()) || allowsSamples()) return undefined;
  const points = openPoints().filter(blocksRelease);
  if (points.length === 0) return undefined;
  return `${listPoints(points)}\n\n${points.length} samples and placeholders are in the content, and ${siteOrigin()} is public. Nothing was built.
Replace them (docs/editing.md, "Before a release"), or build a demonstration, which says so on every page: KAIVINAI_ALLOW_SAMPLES=1.`;
}
