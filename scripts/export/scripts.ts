import { attribute, textOf, type Element } from './html';

/**
 * What a `<script>` of the export is: data that no engine runs, speculation rules, a chunk of the build, or the text by
 * which Next.js starts the chunks and hands them the page. Undefined: nothing this build knows.
 */
export type ScriptKind = 'data' | 'speculation rules' | 'chunk' | 'start';

const kindByType: Readonly<Record<string, ScriptKind>> = {
  'application/ld+json': 'data',
  speculationrules: 'speculation rules',
};

/** How the inline scripts of Next.js begin: Turbopack's list of chunks, and the page's React tree. */
const starts = ['(globalThis["TURBOPACK"]', '(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push('];

/** Where the build writes its chunks. */
export const chunkFolder = '/_next/static/';

/** Tells what a script is by its type, address and beginning. */
export function scriptKind(script: Element): ScriptKind | undefined {
  const type = attribute(script, 'type');
  if (type) {
    return kindByType[type];
  }

  const address = attribute(script, 'src');
  if (address !== undefined) {
    return address.startsWith(chunkFolder) ? 'chunk' : undefined;
  }
  return starts.some((start) => textOf(script).startsWith(start)) ? 'start' : undefined;
}

/** Whether a script is run as a program. */
export const isExecutable = (kind: ScriptKind | undefined): boolean => kind === 'chunk' || kind === 'start';

/** Whether a link fetches ahead, or waits for, what only scripts and outside sheets need. */
export function isHintForScript(link: Element): boolean {
  const relation = attribute(link, 'rel');
  const target = attribute(link, 'as');
  return (
    relation === 'modulepreload' ||
    relation === 'expect' ||
    (relation === 'preload' && (target === 'script' || target === 'style'))
  );
}
