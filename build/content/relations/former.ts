import { collectionPaths } from '@/lib/routes';

import { type Content, collections } from '@/lib/content/schemas';
import type { Conflict } from './conflict';

type Renamed = { readonly id: string; readonly formerly?: readonly string[] };

/** A former name leads to one page: it is the name of no item, and was that of no other. */
export const formerNamesLeadToOne = (content: Content): Conflict[] =>
  Object.values(collectionPaths).flatMap((name) => {
    const items = content[name] as readonly Renamed[];
    const taken = new Map(items.map(({ id }) => [id, id]));
    return items.flatMap(({ id, formerly = [] }) =>
      formerly.flatMap((old, index): Conflict[] => {
        const other = taken.get(old);
        taken.set(old, id);
        return other === undefined
          ? []
          : [
              {
                item: `${collections[name].folder}/${id}`,
                path: ['formerly', index],
                message: `'${old}' leads to '${other}' already. Take it out here, or there.`,
              },
            ];
      }),
    );
  });
