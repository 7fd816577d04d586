/** The smaller of two whole numbers. */
export function minBigint(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The larger of two whole numbers. */
export function maxBigint(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
