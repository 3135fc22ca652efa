type LanguageNoteProps = {
  /** '(in English)', in the language of the page; undefined for a link within the language. */
  readonly note: string | undefined;
};

/** A note after a link to a page in another language. */
export function LanguageNote({ note }: LanguageNoteProps) {
  return note === undefined ? null : <small>{` ${note}`}</small>;
}
