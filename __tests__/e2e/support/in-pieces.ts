import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a page is cut: after what is beside or above something else in a hero. */
const END = /(?<=<\/(?:picture|h1|h2)>)/;

/** How many pieces come by themselves before the rest, and how long it is from one to the next, in milliseconds. */
const PIECES = 4;
const DELAY = 60;

async function sendInPieces(page: string, end: RegExp, response: ServerResponse): Promise<void> {
  const pieces = page.split(end);
  for (const piece of pieces.splice(0, PIECES)) {
    response.write(piece);
    await wait(DELAY);
  }
  response.end(pieces.join(''));
}

/** The site at `origin`, with pages that come in pieces, cut at `end`, as through a link that is slower than they are read. */
export async function inPieces(origin: string, end = END): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    get(new URL(request.url ?? '/', origin), (answer) => {
      const { 'content-type': type = '' } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, { 'Content-Type': type });
      if (type.startsWith('text/html')) void text(answer).then((page) => sendInPieces(page, end, response));
      else answer.pipe(response);
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
