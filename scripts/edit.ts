// `npm run edit`: the browser editor and the site on this machine, working on the local folder. Content errors appear
// in the editor and in the terminal after each save.

import './lib/environment';

import { createServer, type ServerResponse } from 'node:http';
import { basename } from 'node:path';

import sirv from 'sirv';

import { type EditorBackend, editorConfig } from '@/build/content/editor/config';
import { contentFiles } from '@/build/content/load/files';

import { bundleEditor } from '../tools/editor/bundle';
import { editorPage } from '../tools/editor/html';
import { messageOf } from '../tools/editor/message';
import { develop } from './lib/develop';
import { freePort } from './lib/port.mjs';

const folder = '.cache/edit';
const host = 'localhost';

await bundleEditor(folder);
const [editorPort, sitePort] = [await freePort(4000, host), await freePort(Number(process.env.PORT) || 3000, host)];
const site = `http://${host}:${sitePort}`;

// The editor identifies the folder by repository name and saves to disk only; no other origin is allowed.
const backend: EditorBackend = { name: 'github', repo: `here/${basename(process.cwd())}`, auth_methods: ['token'] };

const listeners = new Set<ServerResponse>();
let last = messageOf({ state: 'checking' });
const event = (): string => `data: ${JSON.stringify(last)}\n\n`;

const files = sirv(folder, { dev: true });
const server = createServer((request, response) => {
  const path = request.url?.split('?')[0];
  // Protects against DNS rebinding: another website's host name can point to this machine.
  if (request.headers.host !== `${host}:${editorPort}`) {
    response.writeHead(403).end();
  } else if (path === '/') {
    response.setHeader('Content-Type', 'text/html;charset=utf-8').end(editorPage({ connect: [], pictures: [] }, true));
  } else if (path === '/config.json') {
    // Created on each request, because the list of pages changes.
    const config = editorConfig(backend, [...contentFiles('content').keys()], site);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(config));
  } else if (path === '/check') {
    response.setHeader('Content-Type', 'text/event-stream').write(event());
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  } else {
    files(request, response, () => void response.writeHead(404).end());
  }
});
await new Promise<void>((resolve) => server.listen(editorPort, host, resolve));
console.log(`\nThe editor is at http://${host}:${editorPort}, the site at ${site} (Ctrl+C stops both).\n`);

process.exit(
  await develop(['--hostname', host, '--port', String(sitePort)], (progress) => {
    last = messageOf(progress);
    for (const listener of listeners) listener.write(event());
  }),
);
