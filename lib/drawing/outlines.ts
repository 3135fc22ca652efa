import drawn from '@/lib/content/generated/outlines.json' with { type: 'json' };

const words: Readonly<Record<string, { readonly path: string; readonly width: number }>> = drawn.words;

/** The paths of words that stand on pages in another script; nothing for words that are not drawn. */
export const outlineOf = (text: string) => words[text];

/** The invitation of the menu in Tamil, as a picture (scripts/assets/outlines.ts). */
export const inviteInTamil = { src: '/art/words/invite.svg', ...drawn.invite } as const;
