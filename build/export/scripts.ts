import { closeMenuScript } from '@/lib/menu';
import { islandFolder } from '@/build/islands/bundle';

import { attribute, textOf, type Element } from './html';

/**
 * What a `<script>` of a page is: data that no engine runs, speculation rules, what closes the menu, the module of an island;
 * or, until the page is finished, a chunk of Next.js, or the text by which it starts the chunks and hands them the page. Undefined:
 * nothing this build knows.
 */
export type ScriptKind = 'data' | 'speculation rules' | 'menu' | 'island' | 'chunk' | 'start';

const kindByType: Readonly<Record<string, ScriptKind>> = {
  'application/ld+json': 'data',
  speculationrules: 'speculation rules',
};

/** How the inline scripts of Next.js begin: Turbopack's list of chunks, and the page's React tree. */
const starts = ['(globalThis["TURBOPACK"]', '(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push('];

/** Where the build writes its chunks. */
export const chunkFolder = '/_next/static/';

/** Tells what a script is by its type, source and beginning. */
export function scriptKind(script: Element): ScriptKind | undefined {
  const type = attribute(script, 'type');
  const source = attribute(script, 'src');
  if (type === 'module') {
    return source?.startsWith(`/${islandFolder}/`) ? 'island' : undefined;
  }
  if (type) {
    return kindByType[type];
  }

  if (source !== undefined) {
    return source.startsWith(chunkFolder) ? 'chunk' : undefined;
  }
  if (textOf(script) === closeMenuScript) {
    return 'menu';
  }
  return starts.some((start) => textOf(script).startsWith(start)) ? 'start' : undefined;
}

/** Whether a script is part of Next.js's own, which no page keeps. */
export const isOfNext = (kind: ScriptKind | undefined): boolean => kind === 'chunk' || kind === 'start';

/** Whether a link fetches ahead what only scripts and outside sheets need, or waits for what React has named. */
export function isHintForScript(link: Element): boolean {
  const relation = attribute(link, 'rel');
  const target = attribute(link, 'as');
  return (
    relation === 'modulepreload' ||
    (relation === 'expect' && attribute(link, 'href')?.startsWith('#_R_')) ||
    (relation === 'preload' && (target === 'script' || target === 'style'))
  );
}
