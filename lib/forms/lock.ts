import { runWithTimeLimit } from './timeLimit';

export type Locks = Pick<LockManager, 'request'>;

/** The longest wait for a lock, in milliseconds, in case a tab hangs while holding it. */
const lockTimeout = 2000;

/**
 * Runs a task while no other tab runs one under the same name. Without lock support, or after the timeout, the task
 * runs anyway: each tab restores what another overwrites.
 */
export async function runUnderLock<Result>(
  locks: Locks | undefined,
  name: string,
  task: () => Result,
): Promise<Result> {
  if (!locks) {
    return task();
  }
  let hasRun = false;
  try {
    return await runWithTimeLimit(lockTimeout, (signal) =>
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
