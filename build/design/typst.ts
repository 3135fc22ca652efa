import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/** The site's fonts as Typst reads them: TTF files of a single weight, made from the WOFF2 files of Fontsource. */
const folder = 'build/fonts';

async function create(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ttf'));
  const fontBlobs = await Promise.all(files.toSorted().map((name) => readFile(join(folder, name))));
  return Compiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

let created: Promise<NodeCompiler> | undefined;

/** The Typst compiler with the site's fonts, loaded on demand. */
export const loadTypst = (): Promise<NodeCompiler> => (created ??= create());

/** Compiles a template with its data; throws with Typst's error messages. */
export function compileTemplate(compiler: NodeCompiler, template: string, data: object): NodeTypstDocument {
  const outcome = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
  if (!outcome.result) throw new Error(`${template}: ${JSON.stringify(outcome.takeError()?.shortDiagnostics)}`);
  return outcome.result;
}
