// The script of the editor page: starts Sveltia CMS with our configuration and file formats.

import { init, registerCustomFormat } from '@sveltia/cms';

import { editorFormats, formatName } from '@/build/content/editor/formats';

import { followChecks } from './check-panel';

for (const ending of ['yaml', 'mdx'] as const) {
  registerCustomFormat(formatName(ending), ending, editorFormats[ending]);
}

const answer = await fetch('config.json');
init({ config: (await answer.json()) as object });

const panel = document.querySelector('#check');
if (panel) followChecks(panel);
