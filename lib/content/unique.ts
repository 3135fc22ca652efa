import type { Conflict } from './relations';

type Named = { readonly id: string };

/**
 * Items of a collection that a visitor could not tell apart.
 *
 * @param folder the collection's folder
 * @param field what a visitor knows an item by
 */
export const namedTwice = <Item extends Named>(
  folder: string,
  items: readonly Item[],
  field: keyof Item & string,
): readonly Conflict[] =>
  items.flatMap((item, index): Conflict[] => {
    const first = items.slice(0, index).find((other) => other[field] === item[field]);
    return first === undefined
      ? []
      : [
          {
            item: `${folder}/${item.id}`,
            path: [field],
            message: `is the same as in content/${folder}/${first.id}.yaml. Write another, or take one of the two away.`,
          },
        ];
  });
