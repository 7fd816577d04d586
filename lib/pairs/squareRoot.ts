/** The square root of a whole number that is zero or more, rounded down. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  // Starts above the root and comes down to it (Newton's method).
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
