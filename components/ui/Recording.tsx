import styles from './Recording.module.scss';

type RecordingProps = {
  /** A file of public/recordings. */
  readonly file: string;
  readonly label: string;
};

/** An audio player; the page shows its transcript beside it. */
export function Recording({ file, label }: RecordingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is beside it
    <audio
      className={`${styles.player} no-print`}
      src={`/recordings/${file}`}
      preload="none"
      controls
      aria-label={label}
    />
  );
}
