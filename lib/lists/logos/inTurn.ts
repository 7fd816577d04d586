/** How many actions run at once. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs an action as soon as fewer than four others are running, unless it is aborted. */
export async function inTurn<Result>(
  act: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal.throwIfAborted();
    return await act();
  } finally {
    // The next waiting action takes the slot; if none waits, the slot is freed.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
