import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, type Item } from '@/lib/content';
import { lowerForSentence } from '@/lib/content/values';
import type { Language } from '@/lib/language';

/** A leader of the enterprise, as named to the press. */
export type Leader = Pick<Item<'leaders'>, 'id' | 'name' | 'role'>;

/** A leader by file name; undefined if content names none. */
export function findLeader(id: string, language?: Language): Leader;
export function findLeader(id: string | undefined, language?: Language): Leader | undefined;
export function findLeader(id: string | undefined, language: Language = getCurrentLanguage()): Leader | undefined {
  if (id === undefined) return undefined;
  const found = getContent(language).leaders.find((leader) => leader.id === id);
  if (!found) throw new Error(`'${id}' is not a leader of content/leaders.`);
  return found;
}

/** A leader with role: 'Revathi Selvaraj, founder and managing director'. */
export const nameAndRole = ({ name, role }: Leader): string => `${name}, ${lowerForSentence(role)}`;
