/**
 * Runs a task with a signal that aborts after some time, like `AbortSignal.timeout`, which browsers lack before 2022.
 */
export async function runWithTimeLimit<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), milliseconds);
  try {
    return await task(control.signal);
  } finally {
    clearTimeout(timer);
  }
}
