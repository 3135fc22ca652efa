/**
 * Lists as text: a stored list is split into the text of each of its items and joined again, never parsed and
 * written anew. So an item that some older page has stored keeps every byte, whatever its shape.
 */

/** Where a string that opens at `start` ends: the place behind its closing quote. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') {
    at += json[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

/** The text of each item of an array; the text given must be valid JSON of an array. */
function splitItems(json: string): string[] {
  const items: string[] = [];
  const end = json.lastIndexOf(']');
  let start = json.indexOf('[') + 1;
  let depth = 0;
  let at = start;
  while (at < end) {
    const character = json[at];
    if (character === '"') {
      at = endOfString(json, at);
      continue;
    }
    if (character === '[' || character === '{') {
      depth += 1;
    } else if (character === ']' || character === '}') {
      depth -= 1;
    } else if (character === ',' && depth === 0) {
      items.push(json.slice(start, at).trim());
      start = at + 1;
    }
    at += 1;
  }
  const last = json.slice(start, end).trim();
  return last === '' ? items : [...items, last];
}

/** The items of a stored list as text, or nothing when what is stored is no list. No value is an empty list. */
export function parseList(raw: string | null): string[] | undefined {
  if (raw === null) {
    return [];
  }
  try {
    return Array.isArray(JSON.parse(raw)) ? splitItems(raw) : undefined;
  } catch {
    return undefined;
  }
}

/** The stored form of a list. */
export const joinList = (items: readonly string[]): string => `[${items.join(',')}]`;
