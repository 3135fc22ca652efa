import { story } from '@/content/story';
import type { Language } from '@/lib/languages';

/** A leader of the enterprise, as the press is told of one. */
export type Leader = { readonly name: string; readonly role: string; readonly picture: string };

// In transition: the leaders become a collection, where `leaderAt` finds one by its id.
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A leader by the name of the file; the loader holds that there is one. */
export function leaderAt(id: string, _language: Language): Leader {
  const found = story.leaders.people.find(({ name }) => idOf(name) === id);
  if (!found) throw new Error(`'${id}' is no leader.`);
  return found;
}

/** A leader as a quote or a paper names one: 'Revathi Selvaraj, founder and managing director'. */
export const nameAndRole = ({ name, role }: Leader): string => `${name}, ${role.toLowerCase()}`;
