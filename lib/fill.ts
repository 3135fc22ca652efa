/** Puts values in the places that a text names: `fill('{count} left', { count: 3 })` is '3 left'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A text in the two forms that a count asks for. */
export type Plural = { readonly one: string; readonly other: string };

/** The form of a text that fits a count, with `{count}` filled in. */
export const plural = ({ one, other }: Plural, count: number): string => fill(count === 1 ? one : other, { count });
