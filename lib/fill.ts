/** Puts values in the places that a text names: `fill('{count} left', { count: 3 })` is '3 left'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The text for one, or the text for many with `{count}` filled in. */
export const plural = (texts: { readonly one: string; readonly many: string }, count: number): string =>
  count === 1 ? texts.one : fill(texts.many, { count });
