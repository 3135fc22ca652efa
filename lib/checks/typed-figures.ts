import type { Rule } from './rules';

/** Figures that are names, not facts of ours: the year of a law, a class of city. */
const name = /Act, \d{4}|Tier [12]\b/g;

const digits = String.raw`[₹%\d]`;
const inWords = String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirteen|twenty|thirty)[- ](?:business |working )?(?:hour|day|week|month|year|rupee|per cent)s?\b`;

/** A figure with two words before it and behind it, by which an editor finds it. */
const figure = new RegExp(String.raw`(?:\S+ ){0,2}\S*(?:${digits}|${inWords})\S*(?: \S+){0,2}`, 'gi');

/** A figure that someone typed, with the words round it, and on which line of the text, from 0. */
export type TypedFigure = { readonly words: string; readonly row: number };

/**
 * The figures in a text of a policy: digits, signs, and periods in words. A policy takes each from
 * content/policy-facts.ts, for what is typed stays as it is when the fact changes.
 *
 * @param text what the editor wrote as words, without components and addresses
 */
export const typedFigures = (text: string): TypedFigure[] =>
  text.split('\n').flatMap((line, row) => {
    // As many letters as before, so that a place in it is the same place in the line.
    const looked = line.replaceAll(name, (found) => '_'.repeat(found.length));
    return Array.from(looked.matchAll(figure), ({ 0: found, index }) => ({
      words: line.slice(index, index + found.length),
      row,
    }));
  });

/** Words that stand where no component can, so that they hold no figure. */
export const noFigure: Rule = (value) => {
  const [typed] = typedFigures(String(value));
  return typed && `has a figure: '${typed.words}'. Figures stand in the text below, where a component writes them.`;
};
