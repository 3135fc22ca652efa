import { getOwn } from '@/lib/own';

/** A variable in a text: `{name}`. */
export const placeInText = /\{([\w.-]+)\}/g;

/** A plural in a text: `{hubs|hub|hubs}` is 'hub' for one, else 'hubs'. */
export const choiceInText = /\{([\w.-]+)\|([^{}|]*)\|([^{}|]*)\}/g;

/** Replaces variables in a text: `fill('{count} left', { count: 3 })` is '3 left'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(placeInText, (whole, name: string) => String(getOwn(values, name) ?? whole));

/** The singular, or the plural with `{count}` filled in. */
export const choosePlural = (
  texts: { readonly one: string; readonly other: string },
  count: number,
  shown: string | number = count,
): string => fill(count === 1 ? texts.one : texts.other, { count: shown });
