/** A year of 365 days, in seconds. */
export const YEAR_SECONDS = 31_536_000n;
