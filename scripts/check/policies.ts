import { isTranslation } from '@/lib/content/files';
import type { Mistake } from '@/lib/content/mistakes';
import { readSource } from '@/lib/content/source';

import type { History } from '../build/discovery/history';

/** The policies whose file changed after the day that they show as that of their last change. */
export const undatedPolicies = (files: ReadonlyMap<string, string>, history: History): Mistake[] =>
  [...files]
    .filter(([name]) => name.startsWith('policies/') && !isTranslation(name))
    .flatMap(([name, text]): Mistake[] => {
      const file = `content/${name}`;
      const { source } = readSource(file, text);
      const { updated } = (source.value ?? {}) as { readonly updated?: unknown };
      const changed = history(file);
      if (typeof updated !== 'string' || changed === undefined || changed <= updated) return [];
      return [
        {
          file,
          path: ['updated'],
          position: source.positionOf(['updated']),
          message: `is ${updated}, and the file last changed on ${changed}. Write the day its text changed.`,
        },
      ];
    });
