import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';

/** A response, not decoded. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type Question = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

function send(start: typeof request | typeof requestPlain, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = start(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.setTimeout(20_000, () => sent.destroy(new Error(`No answer to ${options.path} within 20 s.`)));
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Requests a path exactly as written: `fetch` would normalise `/../`. The certificate must be valid.
 *
 * @param authority the trusted certificate authority
 */
export const requestHttps = (port: number, authority: Buffer, path: string, { method, headers }: Question = {}) =>
  send(request, {
    host: '127.0.0.1',
    servername: 'localhost',
    port,
    ca: authority,
    path,
    method,
    headers: { host: 'localhost', ...headers },
  });

/** Requests a path without TLS. */
export const requestHttp = (port: number, path: string, { method, headers }: Question = {}) =>
  send(requestPlain, { host: '127.0.0.1', port, path, method, headers: { host: 'localhost', ...headers } });
