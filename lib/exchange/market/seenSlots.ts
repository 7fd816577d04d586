import { MINUTE_SECONDS } from '@/lib/base/time/seconds';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** How long what was seen is kept, in seconds. */
const KEPT_SECONDS = 90 * DAY_SECONDS;

/**
 * How many moments are kept, of all chains together: 60 of an hour, 138 of the day before, and one
 * for each hour of 89 days. With 12 pairs each they take less than 1 MB.
 */
export const MAX_SEEN = 2_400;

/**
 * The moments to delete, of some that are kept: all but the first of each minute of the last hour,
 * of each 10 minutes of the last day, of each hour before that, up to 90 days.
 *
 * An endpoint's time may be wrong, and so may the device's: what is too old for both is deleted. A
 * moment more than a day after now is of a wrong time.
 *
 * @param kept - In seconds since 1970, by the chain's clock, in the order of time.
 * @param clocks - The present by the chain's clock, and by the device's.
 */
export function superfluous(
  kept: readonly number[],
  { chain, device }: { readonly chain: number; readonly device: number },
): readonly number[] {
  const now = Math.min(chain, device);
  let last: string | undefined;
  return kept.filter((seconds) => {
    if (now - seconds > KEPT_SECONDS || seconds - chain > DAY_SECONDS) return true;
    const slot = slotOf(seconds, chain - seconds);
    const isFurther = slot === last;
    last = slot;
    return isFurther;
  });
}

/** The slot of a moment, of which there is one, by its age. */
function slotOf(seconds: number, age: number): string {
  const length = slotSeconds(age);
  return `${length} ${Math.floor(seconds / length)}`;
}

function slotSeconds(age: number): number {
  if (age <= HOUR_SECONDS) return MINUTE_SECONDS;
  return age <= DAY_SECONDS ? 10 * MINUTE_SECONDS : HOUR_SECONDS;
}
