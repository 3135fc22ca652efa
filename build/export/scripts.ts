import { closeMenuScript } from '@/lib/pages/menu';
import { islandFolder } from '@/build/islands/bundle';

import { getAttribute, getText, type Element } from './html';

/**
 * Kinds of `<script>`: data, speculation rules, the menu script, the module of an island; before finishing also a chunk
 * of Next.js or its inline bootstrap.
 */
export type ScriptKind = 'data' | 'speculation rules' | 'menu' | 'island' | 'chunk' | 'start';

const kindByType: Readonly<Record<string, ScriptKind>> = {
  'application/ld+json': 'data',
  speculationrules: 'speculation rules',
};

/** How inline scripts of Next.js start: Turbopack's chunk list, and the React tree of the page. */
const starts = ['(globalThis["TURBOPACK"]', '(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push('];

/** The URL path of Next.js chunks. */
export const chunkFolder = '/_next/static/';

/** Determines the kind of a script from its type, source and first characters; undefined if unknown. */
export function getScriptKind(script: Element): ScriptKind | undefined {
  const type = getAttribute(script, 'type');
  const source = getAttribute(script, 'src');
  if (type === 'module') {
    return source?.startsWith(`/${islandFolder}/`) ? 'island' : undefined;
  }
  if (type) {
    return kindByType[type];
  }

  if (source !== undefined) {
    return source.startsWith(chunkFolder) ? 'chunk' : undefined;
  }
  if (getText(script) === closeMenuScript) {
    return 'menu';
  }
  return starts.some((start) => getText(script).startsWith(start)) ? 'start' : undefined;
}

/** Whether a script belongs to Next.js, and is removed. */
export const isOfNext = (kind: ScriptKind | undefined): boolean => kind === 'chunk' || kind === 'start';

/** Whether a link preloads scripts or external sheets, which are removed, or is an internal hint of React. */
export function isHintForScript(link: Element): boolean {
  const relation = getAttribute(link, 'rel');
  const target = getAttribute(link, 'as');
  return (
    relation === 'modulepreload' ||
    (relation === 'expect' && getAttribute(link, 'href')?.startsWith('#_R_')) ||
    (relation === 'preload' && (target === 'script' || target === 'style'))
  );
}
