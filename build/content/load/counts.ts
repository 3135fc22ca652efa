import type * as z from 'zod';

import type { Language } from '@/lib/language';
import { getFormats } from '@/lib/language/format';

import { choosePlural } from '@/lib/language/fill';
import { capitalise, formatNumberWord } from '../variables';
import { lowerForSentence } from '@/lib/content/values';
import type { Content } from '@/lib/content/schemas';
import { everyCollection } from './entry';

const listMakersAtWork = ({ hubs }: Content): number[] =>
  hubs.flatMap(({ status, makers }) => (status === 'Active' && makers !== undefined ? [makers] : []));

/**
 * Counts for texts: the items of each collection, in total and by the fields in `counted`, and the makers enrolled at
 * active hubs.
 */
export function countItems(content: Content): Record<string, number> {
  const all = content as unknown as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  const counts = Object.entries(everyCollection).flatMap(([name, { counted = [], schema }]) => {
    const items = all[name] ?? [];
    return [
      [name, items.length] as const,
      ...counted.flatMap((field) =>
        (schema.shape[field] as z.ZodEnum).options.map((value) => {
          const [first = '', ...rest] = String(value);
          const count = items.filter((item) => item[field] === value).length;
          return [`${name}${first.toUpperCase()}${rest.join('')}`, count] as const;
        }),
      ),
    ];
  });
  return Object.fromEntries([
    ...counts,
    ['makers', listMakersAtWork(content).reduce((sum, makers) => sum + makers, 0)],
  ]);
}

/**
 * Lists of hubs: how many are open, opening and planned (`{hubStates}`); of active hubs the makers (`{makersEach}`), the
 * places (`{activePlaces}`), and both with the craft (`{activeHubs}`).
 */
export function listHubVariables(content: Content, language: Language): [string, string][] {
  const { number, list } = getFormats(language);
  const states = (['Active', 'Opening', 'Planned'] as const).flatMap((status) => {
    const count = content.hubs.filter((hub) => hub.status === status).length;
    return count === 0
      ? []
      : [choosePlural(content.words.hub.states[status], count, formatNumberWord(count, language, content.words.site))];
  });
  const active = content.hubs.filter(({ status }) => status === 'Active');
  return [
    ['hubStates', list(states)],
    ['HubStates', capitalise(list(states))],
    ['makersEach', list(listMakersAtWork(content).map(number))],
    ['activePlaces', list([...new Set(active.map(({ location }) => location))])],
    [
      'activeHubs',
      list(
        active.map(({ craft, location, makers = 0 }) => `${lowerForSentence(craft)} (${location}, ${number(makers)})`),
      ),
    ],
  ];
}
