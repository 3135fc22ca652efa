// The step after `next build`: makes the export ready to publish.

import '../lib/environment';

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Language, languages, sourceLanguage } from '@/lib/languages';
import { deliverySettings, exportFolder, formSettings, netlifyEndpoint } from '@/lib/env';
import { publicSettings } from '@/lib/settings';

import { connectionsFor } from './export/connections';
import { finishExport } from './export/finish';
import { netlifyFile, netlifyForms } from './export/netlify-forms';
import { markStandIns } from './export/stand-ins';
import { bundleIslands } from './islands/bundle';
import { findIslands } from './islands/sources';

const standIns = JSON.parse(readFileSync('lib/content/generated/stand-ins.json', 'utf8')) as Record<Language, string[]>;
const foreign = new Map(languages.map((language) => [language, new Set(standIns[language])]));

/** Words of the first language on a page in another. */
function markForeign(file: string, html: string): string {
  const language = languages.find((each) => each !== sourceLanguage && new RegExp(`^${each}[./]`).test(file));
  const texts = language && foreign.get(language);
  return texts ? markStandIns(html, texts, sourceLanguage) : html;
}

const root = process.cwd();
const folder = exportFolder();

try {
  const { pages, withIsland, bytesRemoved } = await finishExport(
    { out: folder, public: 'public' },
    {
      connectOrigins: connectionsFor(formSettings),
      islandModules: findIslands(),
      markForeign,
      bundleIslands: (modules, classNames) => bundleIslands(modules, { root, classNames, settings: publicSettings() }),
    },
  );
  if (formSettings.deliveryUrl === netlifyEndpoint) {
    writeFileSync(join(folder, netlifyFile), netlifyForms(deliverySettings.honeypot));
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
