/** Significant digits of the short form: cards, totals and the header's AVAX balance. */
export const SHORT_DIGITS = 4;

/** Significant digits of the full form: balances, computed fields and prices. */
export const FULL_DIGITS = 6;
