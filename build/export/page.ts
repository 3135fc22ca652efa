import { createHash } from 'node:crypto';

import type { IslandScripts } from '@/build/islands/bundle';

import { applyEdits, getAttribute, listElements, getRange, type Edit, type Element } from './html';
import { findForbidden } from './forbidden';
import { joinTexts } from './join-texts';
import { keepTogether } from './keep-together';
import { markLanguages } from './mark-languages';
import { addPolicy } from './policy';
import type { Problem } from './problems';
import { purgeCss } from './purge-css';
import { isHintForScript, isOfNext, getScriptKind } from './scripts';
import { inlineSheets } from './sheets';

/** What finishing a page needs to know about the export and the settings. */
export type PageContext = {
  readonly readSheet: (path: string) => string;
  readonly readScript: (path: string) => Uint8Array;
  readonly listScripts: (islands: readonly string[]) => IslandScripts;
  readonly lowerCss: (css: string) => Promise<string>;
  readonly connectOrigins: (islands: readonly string[]) => readonly string[];
};

/** A page ready for publication. */
export type FinishedPage = {
  readonly html: string;
  readonly problems: readonly Problem[];
};

/** The names of a page's islands, without duplicates. */
export const listIslands = (elements: readonly Element[]): string[] => [
  ...new Set(elements.flatMap((element) => getAttribute(element, 'data-island') ?? [])),
];

const cutScripts = (elements: readonly Element[]): Edit[] =>
  elements
    .filter(
      (element) =>
        (element.tagName === 'script' && isOfNext(getScriptKind(element))) ||
        (element.tagName === 'link' && isHintForScript(element)),
    )
    .map((element) => ({ ...getRange(element), text: '' }));

const isPolicy = ({ tagName, attrs }: Element): boolean =>
  tagName === 'meta' &&
  attrs.some(({ name, value }) => name === 'http-equiv' && /^content-security-policy$/i.test(value));

/**
 * Adds the modules of a page's islands at the end of its body, with low priority so that content loads first, and with
 * checksums so that a modified copy does not run.
 */
function addScripts(
  elements: readonly Element[],
  { entries, shared }: IslandScripts,
  readScript: PageContext['readScript'],
): Edit[] {
  if (entries.length === 0) {
    return [];
  }
  const end = elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) {
    throw new Error('The body of a page with an island has no end tag. Has Next.js changed?');
  }
  const formatAddress = (path: string): string => {
    const checksum = createHash('sha256').update(readScript(path)).digest('base64');
    return `"${path}" integrity="sha256-${checksum}" fetchpriority="low"`;
  };
  const text = [
    ...shared.map((path) => `<link rel="modulepreload" href=${formatAddress(path)}/>`),
    ...entries.map((path) => `<script type="module" src=${formatAddress(path)}></script>`),
  ].join('');
  return [{ start: end, end, text }];
}

/** Before all other edits: two that join or split a text in different places cannot be made at once. */
function joinWholeTexts(rendered: string): string {
  const html = applyEdits(rendered, joinTexts(listElements(rendered)));
  return applyEdits(html, markLanguages(html, listElements(html)));
}

/**
 * Finishes a page: removes the scripts of Next.js, inlines the CSS it uses, adds the modules of its islands and its
 * policy.
 */
export async function finishPage(file: string, rendered: string, context: PageContext): Promise<FinishedPage> {
  const { readSheet, readScript, listScripts, connectOrigins, lowerCss } = context;
  const html = joinWholeTexts(rendered);
  const elements = listElements(html);
  const islands = listIslands(elements);
  if (elements.some(isPolicy)) {
    return {
      html,
      problems: [{ file, message: 'is already finished. Run `npm run build` for a new export.' }],
    };
  }

  const problems = findForbidden(file, html, elements);
  if (problems.length > 0) {
    return { html, problems };
  }

  const sheets = inlineSheets(file, html, elements, readSheet);
  const loaded = listScripts(islands);
  const edits = [
    ...cutScripts(elements),
    ...sheets.edits,
    ...keepTogether(html, elements),
    ...addScripts(elements, loaded, readScript),
  ];
  const scripts = [...loaded.shared, ...loaded.entries].map((path) => new TextDecoder().decode(readScript(path)));
  const written = await purgeCss(applyEdits(html, edits), scripts, lowerCss);
  const finished = addPolicy(file, written, connectOrigins(islands));
  return { html: finished.html, problems: [...sheets.problems, ...finished.problems] };
}
