import { Icon } from './Icon';

/** A download: label, URL, and a note such as 'PDF, 422 kB, 20 November 2026'. */
export type FileLinkContent = {
  readonly label: string;
  readonly href: string;
  readonly kind: 'PDF' | 'ZIP' | 'CSV';
  readonly note: string;
};

/** A link to a download, with type, size and date. */
export function FileLink({ label, href, kind, note }: FileLinkContent) {
  return (
    // A PDF opens in the browser's viewer; other types are downloaded.
    <a className="tap-target" href={href} download={kind === 'PDF' ? undefined : true}>
      <Icon name="download" />
      <span>
        <b>{label}</b> <span className="note">({note})</span>
      </span>
    </a>
  );
}
