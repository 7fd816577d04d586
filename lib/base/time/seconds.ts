/** A minute, in seconds. */
export const MINUTE_SECONDS = 60;

/** A week, in seconds. */
export const WEEK_SECONDS = 604_800n;

/** A year of 365 days, in seconds. */
export const YEAR_SECONDS = 31_536_000n;
