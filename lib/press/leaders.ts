import { currentLanguage } from '../current-language';
import { contentIn, type Item } from '@/lib/content';
import { inSentence } from '@/lib/content/values';
import type { Language } from '@/lib/languages';

/** A leader of the enterprise, as named to the press. */
export type Leader = Pick<Item<'leaders'>, 'id' | 'name' | 'role'>;

/** A leader by file name; undefined if content names none. */
export function leaderAt(id: string, language?: Language): Leader;
export function leaderAt(id: string | undefined, language?: Language): Leader | undefined;
export function leaderAt(id: string | undefined, language: Language = currentLanguage()): Leader | undefined {
  if (id === undefined) return undefined;
  const found = contentIn(language).leaders.find((leader) => leader.id === id);
  if (!found) throw new Error(`'${id}' is no leader of content/leaders.`);
  return found;
}

/** A leader with role: 'Revathi Selvaraj, founder and managing director'. */
export const nameAndRole = ({ name, role }: Leader): string => `${name}, ${inSentence(role)}`;
