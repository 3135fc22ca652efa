import { getOwn } from '@/lib/own';

/** A variable in a text: `{name}`. */
export const variableInText = /\{([\w.-]+)\}/g;

/** A plural in a text: `{hubs|hub|hubs}` is 'hub' for one, else 'hubs'. */
export const choiceInText = /\{([\w.-]+)\|([^{}|]*)\|([^{}|]*)\}/g;

/** Replaces variables in a text: `fill('{count} {count|hub|hubs}', { count: 3 })` is '3 hubs'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text
    .replace(choiceInText, (whole, name: string, one: string, other: string) => {
      const value = getOwn(values, name);
      return value === undefined ? whole : String(value) === '1' ? one : other;
    })
    .replace(variableInText, (whole, name: string) => String(getOwn(values, name) ?? whole));

/** The singular, or the plural with `{count}` filled in. */
export const choosePlural = (
  texts: { readonly one: string; readonly other: string },
  count: number,
  shown: string | number = count,
): string => fill(count === 1 ? texts.one : texts.other, { count: shown });
