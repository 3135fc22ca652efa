import { isTranslation } from '@/build/content/load/files';
import type { Issue } from '@/build/content/issues';
import { readSource } from '@/build/content/load/source';

import type { History } from '@/build/discovery/history';

/** The policies whose file changed after the day that they show as that of their last change. */
export const undatedPolicies = (files: ReadonlyMap<string, string>, history: History): Issue[] =>
  [...files]
    .filter(([name]) => name.startsWith('policies/') && !isTranslation(name))
    .flatMap(([name, text]): Issue[] => {
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
