// `npm run edit`: the browser editor and the site on this machine, working on the local folder. Content errors appear
// in the terminal and on the site's pages after each save.

import './lib/environment';

import { createServer } from 'node:http';
import { basename } from 'node:path';

import sirv from 'sirv';

import { type EditorBackend, buildEditorConfig } from '@/build/content/editor/config';
import { readContentFiles } from '@/build/content/load/files';

import { copyEditor } from '../tools/editor/copy-editor';
import { formatEditorPage } from '../tools/editor/html';
import { develop } from './lib/develop';
import { freePort } from './lib/port.mjs';

const folder = '.cache/edit';
const host = 'localhost';

await copyEditor(folder);
const editorPort = await freePort(Number(process.env.EDITOR_PORT) || 4000, host);
const sitePort = await freePort(Number(process.env.PORT) || 3000, host);
const site = `http://${host}:${sitePort}`;

// The editor identifies the folder by repository name and saves to disk only; no other origin is allowed.
const backend: EditorBackend = { name: 'github', repo: `here/${basename(process.cwd())}`, auth_methods: ['token'] };

const files = sirv(folder, { dev: true });
const server = createServer((request, response) => {
  const path = request.url?.split('?')[0];
  // Protects against DNS rebinding: another website's host name can point to this machine.
  if (request.headers.host !== `${host}:${editorPort}`) {
    response.writeHead(403).end();
  } else if (path === '/') {
    response.setHeader('Content-Type', 'text/html;charset=utf-8').end(formatEditorPage({ connect: [], pictures: [] }));
  } else if (path === '/config.json') {
    // Created on each request, because the list of pages changes.
    const config = buildEditorConfig(backend, readContentFiles('content'), site);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(config));
  } else {
    files(request, response, () => void response.writeHead(404).end());
  }
});
await new Promise<void>((resolve) => server.listen(editorPort, host, resolve));
console.log(`\nThe editor is at http://${host}:${editorPort}, the site at ${site} (Ctrl+C stops both).\n`);

process.exit(await develop(['--hostname', host, '--port', String(sitePort)]));
