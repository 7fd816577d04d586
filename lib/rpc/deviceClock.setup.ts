const realNow = Date.now;
let skippedMs = 0;

/** Lets the device's clock go forward; timers take their time all the same. */
export function skipTime(ms: number): void {
  skippedMs += ms;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + skippedMs);
}
