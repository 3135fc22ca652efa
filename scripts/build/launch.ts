import { readFileSync } from 'node:fs';

import { buildDate } from '@/lib/build-date';
import { contentFiles } from '@/lib/content/files';
import { allowsSamples, formSettings, siteOrigin } from '@/lib/env';
import { blocks, listPoints, openPoints } from '@/lib/launch';
import type { LaunchPoint } from '@/lib/launch/point';
import { isPublicOrigin } from '@/lib/launch/reserved';

/** Everything that stands between this content, with the settings of this build, and a launch. */
export const launchPoints = (): LaunchPoint[] =>
  openPoints(
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
  const points = launchPoints().filter(blocks);
  if (points.length === 0) return undefined;
  return `${listPoints(points)}\n\n${points.length} samples and placeholders stand in the content, and ${siteOrigin()} is a place where visitors come. Nothing was built.
Put the real ones in their place (docs/editing.md, "Before a launch"), or build a demonstration, which says so on every page: KAIVINAI_ALLOW_SAMPLES=1.`;
}
