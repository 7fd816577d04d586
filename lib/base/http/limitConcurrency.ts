/** Runs a task, once it is its turn. */
type RunLimited = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/**
 * Lets at most `size` tasks run at a time; others wait, and begin in the order in which they came.
 * A task that fails gives up its place as well. One whose signal is aborted before its turn is not
 * run, and its promise is rejected with the signal's reason.
 */
export function limitConcurrency(size: number): RunLimited {
  let free = size;
  const waiting: (() => void)[] = [];
  return async (task, signal) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
