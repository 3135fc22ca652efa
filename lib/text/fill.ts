import { own } from '@/lib/own';

/** A place in a text that code fills: `{name}`. */
export const placeInText = /\{([\w.-]+)\}/g;

/** A choice in a text that a count makes: `{hubs|hub|hubs}` is 'hub' where there is one, else 'hubs'. */
export const choiceInText = /\{([\w.-]+)\|([^{}|]*)\|([^{}|]*)\}/g;

/** Puts values in the places that a text names: `fill('{count} left', { count: 3 })` is '3 left'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(placeInText, (whole, name: string) => String(own(values, name) ?? whole));

/** The text for one, or the text for any other count with `{count}` filled in. */
export const plural = (
  texts: { readonly one: string; readonly other: string },
  count: number,
  shown: string | number = count,
): string => fill(count === 1 ? texts.one : texts.other, { count: shown });
