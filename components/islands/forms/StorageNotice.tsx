import { choosePlural } from '@/lib/language/fill';

import './StorageNotice.scss';
import type { FormPaths, SharedWords } from './words';

type StorageNoticeProps = {
  readonly id: string;
  readonly count: number;
  readonly shared: SharedWords;
  readonly paths: FormPaths;
};

/** A notice above the submit button: where the data is stored and sent, and how many records are stored already. */
export function StorageNotice({ id, count, shared: { notice, storedHere }, paths }: StorageNoticeProps) {
  return (
    <div className="note storage-notice">
      <p id={id}>{notice.text}</p>
      <p>
        <a className="tap-target" href={paths.privacy}>
          {notice.privacy}
        </a>{' '}
        <a className="tap-target" href={paths.yourData}>
          {count === 0 ? storedHere.none : choosePlural(storedHere, count)}
        </a>
      </p>
    </div>
  );
}
