// The step after `next build`: makes the export ready to publish.

import './lib/environment';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { formSettings } from '@/content/form-settings';

import { connectionsFor } from './export/connections';
import { finishExport } from './export/finish';
import { netlifyFile, netlifyForms } from './export/netlify-forms';
import { plainFolder } from './export/plain';
import { bundleIslands } from './islands/bundle';
import { publicSettings } from './islands/settings';
import { exportFolder as folder } from './lib/export-folder';

const root = process.cwd();

try {
  const folders = { out: folder, build: '.next', public: 'public', plain: plainFolder(folder) };
  const { pages, withIsland, bytesRemoved } = await finishExport(folders, {
    connectOrigins: connectionsFor(formSettings),
    bundleIslands: (modules, classNames) =>
      bundleIslands(modules, { root, classNames, settings: publicSettings(root, process.env) }),
  });
  if (formSettings.deliveryUrl === `/${netlifyFile}`) {
    writeFileSync(join(folder, netlifyFile), netlifyForms(process.env.NEXT_PUBLIC_FORM_HONEYPOT ?? ''));
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
