import type * as z from 'zod';

import type { Period } from './topics/constants';
import type { constants } from './topics/constants';

/** The amounts, periods, shares and ages that policies promise. */
export type Constants = z.infer<(typeof constants)['schema']>;

/** Figures that are names, not facts of ours: the year of a law, a class of city. */
const name = /(?:Act|சட்டம்), \d{4}|Tier [12]\b/g;

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const counted = [...numberWords.slice(1), 'thirty'].join('|');
const units = String.raw`(?:business |working )?(?:hour|day|week|month|year|rupee|per cent)s?\b`;
const inWords = String.raw`\b(?:${counted})[- ]${units}`;

const anyFigure = new RegExp(`[₹%\\d]|${inWords}`, 'i');

/** A figure with two words before it and behind it, by which an editor finds it. */
const figure = new RegExp(String.raw`(?:\S+ ){0,2}\S*(?:[₹%\d]|${inWords})\S*(?: \S+){0,2}`, 'gi');

/** A figure that someone typed, with the words round it, and where it begins. */
export type TypedFigure = { readonly words: string; readonly row: number; readonly column: number };

/**
 * The figures in a text of a policy: digits, signs, and periods in words. A policy takes each from
 * content/site/policy-constants.yaml, for what is typed stays as it is when the fact changes.
 *
 * @param text what the editor wrote as words, without components and addresses
 */
export const typedFigures = (text: string): TypedFigure[] =>
  text.split('\n').flatMap((line, row) => {
    // As many letters as before, so that a place in it is the same place in the line.
    const looked = line.replaceAll(name, (found) => '_'.repeat(found.length));
    // Most lines hold none, and to look for the words round one takes long.
    if (!anyFigure.test(looked)) return [];
    return Array.from(looked.matchAll(figure), ({ 0: found, index }) => ({
      words: line.slice(index, index + found.length),
      row,
      column: index,
    }));
  });

const countOf = (text: string): number => {
  const word = text.toLowerCase();
  if (word === 'thirty') return 30;
  return numberWords.includes(word) ? numberWords.indexOf(word) : Number(text.replaceAll(',', ''));
};

type Kind = 'Rupees' | 'Period' | 'Percent' | 'Age';

/** A constant that a typed figure may mean: how far its value is away, 0 for the same. */
type Candidate = { readonly kind: Kind; readonly name: string; readonly away: number };

const hoursIn = { hour: 1, 'business day': 24, day: 24, month: 730, year: 8766 } as const;

function candidates(typed: string, { rupees, periods, shares, ages }: Constants): Candidate[] {
  const number = String.raw`(\d[\d,]*|\b(?:${counted})\b)`;
  const amount = new RegExp(`₹\\s?${number}|(?:Rs\\.?|INR)\\s?${number}|${number}[- ]rupees?`, 'i').exec(typed);
  if (amount) {
    const value = countOf(amount.slice(1).find((group) => group !== undefined) ?? '');
    return Object.entries(rupees).map(([known, of]) => ({ kind: 'Rupees', name: known, away: Math.abs(of - value) }));
  }

  const percent = new RegExp(`${number}\\s?(?:%|per ?cent)`, 'i').exec(typed);
  if (percent) {
    const value = countOf(percent[1] ?? '') / 100;
    return Object.entries(shares).map(([known, of]) => ({ kind: 'Percent', name: known, away: Math.abs(of - value) }));
  }

  const length = new RegExp(
    `(?:${number}\\s?[-–]\\s?)?${number}[- ](business |working )?(hour|day|week|month|year)s?`,
    'i',
  ).exec(typed);
  if (length) {
    const [, from, to = '', business, word = ''] = length;
    const weeks = word.toLowerCase() === 'week';
    const unit = weeks ? 'day' : ((business ? 'business day' : word.toLowerCase()) as Period['unit']);
    const [least, most] = [from === undefined ? undefined : countOf(from), countOf(to) * (weeks ? 7 : 1)];
    const far = (period: Period): number =>
      Math.abs(period.most * hoursIn[period.unit] - most * hoursIn[unit]) +
      Math.abs((period.least ?? period.most) - (least ?? most)) +
      (period.unit === unit ? 0 : 0.5);
    return Object.entries(periods).map(([known, of]) => ({ kind: 'Period', name: known, away: far(of) }));
  }

  const age = /\b(?:age|aged|under|below|over|older|younger)\b\D*(\d+)|(\d+)(?: years?)? (?:of age|old)/i.exec(typed);
  if (age) {
    const value = Number(age[1] ?? age[2]);
    return Object.entries(ages).map(([known, of]) => ({ kind: 'Age', name: known, away: Math.abs(of - value) }));
  }
  return [];
}

/** The constants that a typed figure most likely means: all that have its value, else the nearest one. */
function meantBy(typed: string, known: Constants): { readonly same: boolean; readonly meant: readonly Candidate[] } {
  const all = candidates(typed, known).toSorted((one, other) => one.away - other.away);
  const least = all[0]?.away;
  return { same: least === 0, meant: least === 0 ? all.filter(({ away }) => away === 0) : all.slice(0, 1) };
}

/**
 * What to write instead of a figure that was typed.
 *
 * @param write how a constant is asked for where the figure stands
 */
export function insteadOf(typed: string, known: Constants, write: (kind: Kind, name: string) => string): string {
  const { same, meant } = meantBy(typed, known);
  const home = 'content/site/policy-constants.yaml';
  if (meant.length === 0)
    return `Its value belongs in ${home}; write its component here, such as ${write('Period', 'returnWindow')}.`;
  const said = meant.map(({ kind, name: constant }) => write(kind, constant)).join(' or ');
  return same ? `Write ${said}.` : `No constant of ${home} has this value. The nearest is ${said}.`;
}
