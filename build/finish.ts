// Runs after `next build`: finishes the export for publication.

import '../scripts/lib/environment';

import { exportFolder, formSettings } from '@/lib/env';
import { getPublicSettings } from '@/lib/settings';

import { connectSources } from './export/csp-connect-src';
import { finishExport } from './export/finish';
import { lowerCss } from './export/lower-css';
import { bundleIslands } from './islands/bundle';
import { findIslands } from './islands/sources';

const root = process.cwd();
const folder = exportFolder();

try {
  const { pages, withIsland, bytesRemoved } = await finishExport(
    { out: folder, public: 'public' },
    {
      connectOrigins: connectSources(formSettings),
      lowerCss,
      islandModules: findIslands(),
      bundleIslands: (modules) => bundleIslands(modules, { root, settings: getPublicSettings() }),
    },
  );
  console.log(
    `${folder}/: ${pages} pages, ${pages - withIsland} without script, ${withIsland} with an island; ` +
      `${(bytesRemoved / 1e6).toFixed(1)} MB removed.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${folder}/ is not finished and must not be published.`);
  process.exitCode = 1;
}
