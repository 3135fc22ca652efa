import { languages, locales } from '@/lib/languages';
import { escapeMarkup } from '@/lib/markup';

import { attribute, isWithin, type Edit, type Element } from './html';

const noBreak = '\u00A0';

/** Keeps together what stands on both sides of it, and shows nothing. */
const joiner = '\u2060';

const months = languages.flatMap((language) => {
  const names = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2025, month)));
});

/** What belongs to the number before it: a month, half of the day, a measure. */
const unit = `(?:${[...months, 'AM', 'PM', 'மணி', 'cm', 'kB', 'MB'].join('|')})(?![\\p{L}\\p{M}])`;

const rules: readonly (readonly [pattern: RegExp, kept: string])[] = [
  // 9:00 AM, 22 November, 28 cm
  [new RegExp(`(?<=\\d) (?=${unit})`, 'gu'), noBreak],
  // +91 4633 000 000
  [/(?<=\+\d[\d \u00A0]*) (?=\d)/g, noBreak],
  // 45 × 75
  [/(?<=\d) × (?=\d)/g, `${noBreak}×${noBreak}`],
  // 1-2, 9–10
  [/(?<=\d[-–])(?=\d)/g, joiner],
];

/** A text whose short units no line tears: hours, days, measures, telephone numbers, spans. */
export const withWholeUnits = (text: string): string =>
  rules.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);

/** Elements whose text no line breaks, or that others read as it is. */
const closed = /^(head|script|style|option|textarea|template|code)$/;

/**
 * Keeps the short units of a page whole, where a browser would break its lines. What an island holds stays as it is: its
 * script compares it with what it makes of the same words.
 */
export const keepUnits = (elements: readonly Element[]): Edit[] =>
  elements.flatMap((element) =>
    element.childNodes.flatMap((child): Edit[] => {
      const place = child.sourceCodeLocation;
      if (!('value' in child) || !place || !/\d/.test(child.value)) return [];
      const text = withWholeUnits(child.value);
      if (text === child.value) return [];
      if (isWithin(element, (each) => closed.test(each.tagName) || attribute(each, 'data-island') !== undefined))
        return [];
      return [{ start: place.startOffset, end: place.endOffset, text: escapeMarkup(text) }];
    }),
  );
