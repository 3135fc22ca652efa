/** How many words a text in Markdown has; its marks and the targets of its links are not counted. */
export const countWords = (text: string): number =>
  text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
