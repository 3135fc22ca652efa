import { createHash } from 'node:crypto';

import { formatContentSecurityPolicy, type PageNeeds } from '@/lib/routes/content-security-policy';

import { applyEdits, getAttribute, listElements, getRange, getSnippet, getText, type Element } from './html';
import type { Problem } from './problems';
import { getScriptKind } from './scripts';

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const listHashes = (elements: readonly Element[]): string[] => [
  ...new Set(elements.map((each) => hash(getText(each)))),
];

/** What the elements of a page need its Content-Security-Policy to allow. */
function findNeeds(elements: readonly Element[], connectOrigins: readonly string[]): PageNeeds {
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return {
    scriptFiles: scripts.some((script) => getScriptKind(script) === 'island'),
    // Data blocks do not run, so they need no hash.
    scriptHashes: listHashes(
      scripts.filter((script) => ['speculation rules', 'menu'].includes(getScriptKind(script) ?? '')),
    ),
    styleHashes: listHashes(elements.filter(({ tagName }) => tagName === 'style')),
    recordings: elements.some(({ tagName }) => tagName === 'audio'),
    forms: elements.some(({ tagName }) => tagName === 'form'),
    connectOrigins,
  };
}

const isCharset = (element: Element | undefined): element is Element =>
  element?.tagName === 'meta' && getAttribute(element, 'charset') !== undefined;

/**
 * Writes a page's policy after its charset, before everything the policy applies to. Must run last, because the hashes
 * are of the final text.
 */
export function addPolicy(
  file: string,
  html: string,
  connectOrigins: readonly string[],
): { html: string; problems: Problem[] } {
  const elements = listElements(html);
  const first = elements[elements.findIndex(({ tagName }) => tagName === 'head') + 1];
  if (!isCharset(first)) {
    const message = 'does not begin its head with the charset, behind which the policy belongs.';
    return { html, problems: [{ file, message, snippet: first && getSnippet(html, first) }] };
  }

  const { end } = getRange(first);
  const policy = formatContentSecurityPolicy(findNeeds(elements, connectOrigins));
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { html: applyEdits(html, [{ start: end, end, text }]), problems: [] };
}
