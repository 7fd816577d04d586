let latestMs = Date.now();
let passedMs = 0;

/**
 * The milliseconds that have passed for the page, for comparison with each other only.
 *
 * They go on while the device sleeps, which a browser's own monotonic clock may not. They never go
 * back: a device clock that is set back would otherwise keep old figures fresh, and put every retry
 * off, by as much.
 */
export function elapsedMs(): number {
  const nowMs = Date.now();
  passedMs += Math.max(0, nowMs - latestMs);
  latestMs = nowMs;
  return passedMs;
}
