// Runs after `next build`: finishes the export for publication.

import '../scripts/lib/environment';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { deliverySettings, exportFolder, formSettings, netlifyEndpoint } from '@/lib/env';
import { getPublicSettings } from '@/lib/settings';

import { connectSources } from './export/csp-connect-src';
import { finishExport } from './export/finish';
import { lowerCss } from './export/lower-css';
import { netlifyFile, formatNetlifyForms } from './export/netlify-forms';
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
  if (formSettings.deliveryUrl === netlifyEndpoint) {
    writeFileSync(join(folder, netlifyFile), formatNetlifyForms(deliverySettings.honeypot));
  }
  console.log(
    `${folder}/: ${pages} pages, ${pages - withIsland} without script, ${withIsland} with an island; ` +
      `${(bytesRemoved / 1e6).toFixed(1)} MB removed.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${folder}/ is not finished and must not be published.`);
  process.exitCode = 1;
}
