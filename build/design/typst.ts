import { readFile } from 'node:fs/promises';

import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/**
 * The site's fonts as static instances, because Typst supports neither variable fonts nor woff2. SIL Open Font License
 * 1.1.
 */
const fontFiles = [
  'node_modules/@fontsource/eczar/files/eczar-latin-600-normal.woff2',
  'node_modules/@fontsource/eczar/files/eczar-latin-700-normal.woff2',
  'node_modules/@fontsource/anek-tamil/files/anek-tamil-latin-400-normal.woff2',
  'node_modules/@fontsource/anek-tamil/files/anek-tamil-latin-600-normal.woff2',
  'node_modules/@fontsource/anek-tamil/files/anek-tamil-tamil-500-normal.woff2',
  'node_modules/@fontsource/anek-tamil/files/anek-tamil-tamil-700-normal.woff2',
];

async function create(): Promise<NodeCompiler> {
  const [{ NodeCompiler: Compiler }, { decompress }] = await Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    import('wawoff2'),
  ]);
  const fontBlobs: Buffer[] = [];
  // Sequential: concurrent calls of wawoff2 share memory and corrupt one another.
  for (const file of fontFiles) fontBlobs.push(Buffer.from(await decompress(await readFile(file))));
  return Compiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

let created: Promise<NodeCompiler> | undefined;

/** The Typst compiler with the site's fonts, loaded on demand. */
export const typst = (): Promise<NodeCompiler> => (created ??= create());

/** Compiles a template with its data; throws with Typst's error messages. */
export function compiled(compiler: NodeCompiler, template: string, data: object): NodeTypstDocument {
  const outcome = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
  if (!outcome.result) throw new Error(`${template}: ${JSON.stringify(outcome.takeError()?.shortDiagnostics)}`);
  return outcome.result;
}
