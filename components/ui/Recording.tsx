import styles from './Recording.module.scss';

type RecordingProps = {
  /** A file of public/recordings. */
  readonly file: string;
  readonly label: string;
};

/** An audio player. The page has its transcript next to it. */
export function Recording({ file, label }: RecordingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is next to it
    <audio
      className={`${styles.player} no-print`}
      src={`/recordings/${file}`}
      preload="none"
      controls
      aria-label={label}
    />
  );
}
