import styles from './OutlinedWords.module.scss';

/** A line of text as a path, one em high, its baseline at 0 (scripts/assets/outlines.ts). */
export type Outline = { readonly path: string; readonly width: number };

type OutlinedWordsProps = {
  readonly text: string;
  readonly lang: string;
  readonly outline: Outline;
};

/**
 * Words in a script that the rest of the page does not use, drawn, so that it loads no font for them. What they say is
 * told by the label: text that is only hidden would fetch the font all the same.
 */
export function OutlinedWords({ text, lang, outline: { path, width } }: OutlinedWordsProps) {
  return (
    <svg className={styles.words} viewBox={`0 -100 ${width} 140`} role="img" lang={lang} aria-label={text}>
      <path d={path} />
    </svg>
  );
}
