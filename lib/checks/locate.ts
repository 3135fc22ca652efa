type Token = { readonly text: string; readonly index: number; readonly group: number };

/** The tokens of a content module, each with the bracket it stands in. */
type Outline = {
  readonly tokens: readonly Token[];
  /** The bracket round each bracket; the outermost has none. */
  readonly parents: readonly (number | undefined)[];
};

const tokenPattern =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[\w$]+|[{}[\]():,]/g;

const isComment = (text: string): boolean => text.startsWith('//') || text.startsWith('/*');

function outlineOf(source: string): Outline {
  const tokens: Token[] = [];
  const parents: (number | undefined)[] = [undefined];
  let group = 0;

  for (const { 0: text, index } of source.matchAll(tokenPattern)) {
    if (isComment(text)) continue;
    if (/^[}\])]$/.test(text)) group = parents[group] ?? 0;
    tokens.push({ text, index, group });
    if (/^[{[(]$/.test(text)) {
      parents.push(group);
      group = parents.length - 1;
    }
  }
  return { tokens, parents };
}

const isString = (text: string): boolean => /^['"`]/.test(text);

const wordOf = (text: string): string => (isString(text) ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text);

/** Where an item or a field is written, and the bracket that holds what belongs to it. */
type Place = { readonly index: number; readonly group: number };

/** Everywhere a name is written inside a bracket: as a key, as a field's value, or in a list if that counts. */
function placesOf({ tokens, parents }: Outline, name: string, within: number, inLists: boolean): Place[] {
  const isWithin = (group: number | undefined): boolean =>
    group !== undefined && (group === within || isWithin(parents[group]));

  return tokens.flatMap((token, at): Place[] => {
    if (wordOf(token.text) !== name || !isWithin(token.group)) return [];
    const isKey = tokens[at + 1]?.text === ':' || (!isString(token.text) && /^[,}]$/.test(tokens[at + 1]?.text ?? ''));
    const value = tokens[at + 2];
    // A key leads to the bracket that its value opens; a value stands in the bracket of its item.
    if (isKey) return [{ index: token.index, group: (value && tokens[at + 3]?.group) ?? token.group }];
    const isValue = isString(token.text) && (inLists || tokens[at - 1]?.text === ':');
    return isValue ? [{ index: token.index, group: token.group }] : [];
  });
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/**
 * Finds the line of a content module on which a field stands. It reads brackets and names, not the language: where a
 * value is put together elsewhere (a spread, a variable), the line of the item is as near as it comes.
 *
 * @param item the item's id, as the module writes it
 * @param field the field's name; `income.before` for one inside another
 * @returns nothing when the module does not write the item's name
 */
export function lineOf(source: string, item: string, field: string): number | undefined {
  const outline = outlineOf(source);

  const found = placesOf(outline, item, 0, false).map((start) => {
    const steps = field.split('.');
    let place = start;
    let depth = 0;
    for (const step of steps) {
      const next = placesOf(outline, step, place.group, true)[0];
      if (!next) break;
      place = next;
      depth += 1;
    }
    return { place, depth };
  });

  const best = found.toSorted((a, b) => b.depth - a.depth)[0];
  return best && lineAt(source, best.place.index);
}
