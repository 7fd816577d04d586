const realNow = Date.now;
let skippedMs = 0;

/** Moves the device's clock forward without running timers early. */
export function skipTime(ms: number): void {
  skippedMs += ms;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + skippedMs);
}
