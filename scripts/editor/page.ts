// What the page of the editor runs: Sveltia CMS with our configuration, reading and writing our files as we do.

import { init, registerCustomFormat } from '@sveltia/cms';

import { editorFormats, formatName } from '@/lib/content/editor-formats';

for (const ending of ['yaml', 'mdx'] as const) {
  registerCustomFormat(formatName(ending), ending, editorFormats[ending]);
}

const answer = await fetch('config.json');
init({ config: (await answer.json()) as object });

// `npm run edit` tells what is wrong with the content after each save (scripts/edit.ts).
const place = document.querySelector('#check');
if (place) {
  new EventSource('check').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const lines = data.split('\n');
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    const rest = document.createElement('pre');
    summary.textContent = lines.at(-1) ?? '';
    rest.textContent = lines.slice(0, -1).join('\n');
    details.append(summary, rest);
    place.replaceChildren(details);
  });
}
