let latestDateMs = Date.now();
let latestTickMs = performance.now();
let passedMs = 0;

/**
 * The milliseconds that have passed for the page. Only differences between its values are
 * meaningful.
 *
 * The device's clock may be set back, and the browser's own clock may stop while the device sleeps.
 * The larger step of the two counts, so no figure seems younger than it is. Time never goes back.
 */
export function monotonicMs(): number {
  const dateMs = Date.now();
  const tickMs = performance.now();
  passedMs += Math.max(0, dateMs - latestDateMs, tickMs - latestTickMs);
  latestDateMs = dateMs;
  latestTickMs = tickMs;
  return passedMs;
}

/**
 * The date at which {@link monotonicMs} had a value, in milliseconds since 1970, by the device's clock
 * as it is now.
 */
export function dateOf(momentMs: number): number {
  return Date.now() - monotonicMs() + momentMs;
}
