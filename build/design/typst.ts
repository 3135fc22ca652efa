import { readFile } from 'node:fs/promises';

import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/** The site's fonts at single weights: Typst reads no variable font, and no woff2. SIL Open Font License 1.1. */
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
  // One after the other: wawoff2 works in one memory, and two at once spoil each other's fonts.
  for (const file of fontFiles) fontBlobs.push(Buffer.from(await decompress(await readFile(file))));
  return Compiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

let created: Promise<NodeCompiler> | undefined;

/** Typst with the site's fonts; loaded only when there is something to make. */
export const typst = (): Promise<NodeCompiler> => (created ??= create());

/** A template with its data, set. A template that does not compile is an error, with Typst's own words. */
export function compiled(compiler: NodeCompiler, template: string, data: object): NodeTypstDocument {
  const outcome = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
  if (!outcome.result) throw new Error(`${template}: ${JSON.stringify(outcome.takeError()?.shortDiagnostics)}`);
  return outcome.result;
}
