/** How many are done at once. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Does something once fewer than four others of its kind are being done, unless it is aborted. */
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
    // The next one takes the place; without one it is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
