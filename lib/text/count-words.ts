/** The number of words in a Markdown text, without markup and link targets. */
export const countWords = (text: string): number =>
  text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
