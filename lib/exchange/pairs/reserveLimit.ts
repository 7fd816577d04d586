/**
 * The largest reserve of a pair, in a token's smallest unit: it counts reserves in 112 bits, and
 * reverts with OVERFLOW above that.
 */
export const LARGEST_RESERVE = 2n ** 112n - 1n;
