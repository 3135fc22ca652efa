import { withTimeLimit } from './timeLimit';

export type Locks = Pick<LockManager, 'request'>;

/** A tab that hangs while it holds a lock must not stop the others for longer than this. */
const patience = 2000;

/**
 * Runs a task while no other tab runs one under the same name. Where there are no locks, or the lock does not come,
 * the task runs without: the journal mends what tabs may then overwrite.
 */
export async function underLock<Result>(locks: Locks | undefined, name: string, task: () => Result): Promise<Result> {
  if (!locks) {
    return task();
  }
  let hasRun = false;
  try {
    return await withTimeLimit(patience, (signal) =>
      locks.request(name, { signal }, () => {
        hasRun = true;
        return task();
      }),
    );
  } catch (error) {
    if (hasRun) {
      throw error;
    }
    return task();
  }
}
