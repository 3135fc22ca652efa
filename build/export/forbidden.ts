import { getAttribute, getSnippet, type Element } from './html';
import type { Problem } from './problems';
import { getScriptKind } from './scripts';

/** Ids of React's streaming placeholders, which a script would replace after the page has loaded. */
const isSuspensePlaceholder = (id: string): boolean => /^[BPS]:/.test(id);

// The URL parser removes the whitespace and control characters that browsers ignore in URLs.
const isScriptAddress = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'javascript:';

/** What is wrong with one element. The page's policy would block the first four. */
function listElementIssues(element: Element): string[] {
  const issues: string[] = [];

  for (const { name, value } of element.attrs) {
    if (/^on/i.test(name)) {
      issues.push(`an inline handler (${name}). Handle the event in an island.`);
    }
    if (isScriptAddress(value)) {
      issues.push(`a script as an address (${name}). Use a button in an island.`);
    }
  }
  if (getAttribute(element, 'style') !== undefined) {
    issues.push('an inline style. Write a class, or a data attribute that a sheet reads.');
  }
  if (element.tagName === 'script' && getScriptKind(element) === undefined) {
    issues.push('a script of an unknown kind. Move it to an island, or add its kind in build/export.');
  }
  if (isSuspensePlaceholder(getAttribute(element, 'id') ?? '')) {
    issues.push('a part that only a script inserts. Remove <Suspense>, loading.tsx and lazy parts.');
  }
  return issues;
}

/** Everything in a page that must not be exported. */
export const findForbidden = (file: string, html: string, elements: readonly Element[]): Problem[] =>
  elements.flatMap((element) =>
    listElementIssues(element).map((issue) => ({
      file,
      message: `contains ${issue}`,
      snippet: getSnippet(html, element),
    })),
  );
