import { applyEdits, attribute, elementsOf, rangeOf, type Edit, type Element } from './html';
import { forbiddenIn } from './forbidden';
import { addPolicy } from './policy';
import type { Problem } from './problems';
import { isExecutable, isHintForScript, scriptKind } from './scripts';
import { inlineSheets } from './sheets';

/** What finishing a page needs to know of the export and its settings. */
export type Surroundings = {
  /** Gives the text of a sheet by its address from the site's root. */
  readonly readSheet: (address: string) => string;
  /** Whom the scripts of a page may ask, by the names of its islands. */
  readonly connectOrigins: (islands: readonly string[]) => readonly string[];
};

/** A page as it will be published. */
export type FinishedPage = {
  readonly html: string;
  /** The names of its islands. None: the page holds no script. */
  readonly islands: readonly string[];
  readonly problems: readonly Problem[];
};

/** The names of a page's islands, each once. */
export const islandsOf = (elements: readonly Element[]): string[] => [
  ...new Set(elements.flatMap((element) => attribute(element, 'data-island') ?? [])),
];

/** Cuts every script that runs, and what would fetch it. */
const cutScripts = (elements: readonly Element[]): Edit[] =>
  elements
    .filter(
      (element) =>
        (element.tagName === 'script' && isExecutable(scriptKind(element))) ||
        (element.tagName === 'link' && isHintForScript(element)),
    )
    .map((element) => ({ ...rangeOf(element), text: '' }));

const isPolicy = ({ tagName, attrs }: Element): boolean =>
  tagName === 'meta' &&
  attrs.some(({ name, value }) => name === 'http-equiv' && /^content-security-policy$/i.test(value));

/**
 * Makes a page of the build ready to publish. One without an island loses its scripts and gets its sheets inlined; one
 * with an island stays as it is. Both get their policy.
 */
export function finishPage(file: string, html: string, { readSheet, connectOrigins }: Surroundings): FinishedPage {
  const elements = elementsOf(html);
  const islands = islandsOf(elements);
  if (elements.some(isPolicy)) {
    return {
      html,
      islands,
      problems: [{ file, message: 'is finished already. Run `npm run build` for a new export.' }],
    };
  }

  const problems = forbiddenIn(file, html, elements);
  if (problems.length > 0) {
    return { html, islands, problems };
  }
  if (islands.length > 0) {
    return { islands, ...addPolicy(file, html, connectOrigins(islands)) };
  }

  const sheets = inlineSheets(file, html, elements, readSheet);
  const withoutScripts = applyEdits(html, [...cutScripts(elements), ...sheets.edits]);
  const finished = addPolicy(file, withoutScripts, []);
  return { html: finished.html, islands, problems: [...sheets.problems, ...finished.problems] };
}
