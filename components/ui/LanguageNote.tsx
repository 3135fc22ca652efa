type LanguageNoteProps = {
  /** '(in English)', in the language of the page; nothing after a link that stays in it. */
  readonly note: string | undefined;
};

/** What is said after a link to a page in another language. */
export function LanguageNote({ note }: LanguageNoteProps) {
  return note === undefined ? null : <small>{` ${note}`}</small>;
}
