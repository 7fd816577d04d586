/** Runs a task when it is its turn. */
type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets at most `size` tasks run at a time; others wait, and begin in the order in which they came.
 * A task that fails gives up its place as well.
 */
export function takeTurns(size: number): RunInTurn {
  let free = size;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
