import styles from './OutlinedWords.module.scss';

/** A line of text as a path, one em high, its baseline at 0 (lib/drawing/outlines.ts). */
export type Outline = { readonly path: string; readonly width: number };

type OutlinedWordsProps = {
  readonly text: string;
  readonly lang: string;
  readonly outline: Outline;
};

/** Words in a script that the rest of the page does not use, drawn so that the page loads no font for them. */
export function OutlinedWords({ text, lang, outline: { path, width } }: OutlinedWordsProps) {
  return (
    <svg
      className={styles.words}
      viewBox={`0 -100 ${width} 140`}
      width={Math.round(width / 7)}
      height="20"
      role="img"
      lang={lang}
      aria-label={text}
    >
      <path d={path} />
    </svg>
  );
}
