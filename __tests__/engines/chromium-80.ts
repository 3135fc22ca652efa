import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import { installTool } from '../../scripts/lib/tool';
import type { Browser } from './browser';

/** Unpacks the Chromium in the npm package, unless it is unpacked already. */
async function unpack(): Promise<string> {
  const from = join(await installTool('tools/old-chromium'), 'chrome-aws-lambda/bin');
  const folder = resolve('.cache/old-chromium/unpacked');
  const program = join(folder, 'chromium');
  if (existsSync(program)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const archive of ['aws', 'swiftshader']) {
    execFileSync('tar', ['xf', '-', '-C', folder], {
      input: brotliDecompressSync(readFileSync(join(from, `${archive}.tar.br`))),
    });
  }
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(join(from, 'chromium.br'))));
  chmodSync(`${program}.part`, 0o755);
  renameSync(`${program}.part`, program);
  return folder;
}

/** Starts Chromium 80, which no current library controls: by plain DevTools messages through a pipe. */
export async function startChromium80(): Promise<Browser> {
  const folder = await unpack();
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote'];
  const chromium = spawn(join(folder, 'chromium'), [...flags, '--remote-debugging-pipe'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
  });
  const [input, output] = [chromium.stdio[3] as Writable, chromium.stdio[4] as Readable];

  type Answer = { readonly id?: number; readonly result?: unknown; readonly error?: unknown };
  const waiting = new Map<number, (answer: Answer) => void>();
  let rest = '';
  output.on('data', (chunk: Buffer) => {
    const messages = `${rest}${chunk.toString()}`.split('\0');
    rest = messages.pop() ?? '';
    for (const answer of messages.map((text) => JSON.parse(text) as Answer)) waiting.get(answer.id ?? 0)?.(answer);
  });
  let last = 0;
  const call = <Result>(method: string, params: object = {}, session: object = {}): Promise<Result> =>
    new Promise((resolveCall, reject) => {
      last += 1;
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(JSON.stringify(error))) : resolveCall(result as Result),
      );
      input.write(`${JSON.stringify({ id: last, method, params, ...session })}\0`);
    });

  const { targetId } = await call<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const session = await call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const read: Browser['read'] = async (expression) => {
    type Evaluation = { result: { value: unknown }; exceptionDetails?: unknown };
    const answer = await call<Evaluation>('Runtime.evaluate', { expression, returnByValue: true }, session);
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
    return answer.result.value;
  };
  return {
    async open(url) {
      await call('Page.navigate', { url }, session);
      while ((await read('document.readyState')) !== 'complete') await pause(100);
    },
    async type(selector, text) {
      await read(`document.querySelector('${selector}').focus()`);
      await call('Input.insertText', { text }, session);
    },
    click: async (selector) => void (await read(`document.querySelector('${selector}').click()`)),
    resize: (width, height) =>
      call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }, session),
    read,
    close: async () => void chromium.kill('SIGKILL'),
  };
}
