/** The square root of a whole number of at least zero, rounded down. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  // Starts above the root and decreases to it (Newton's method).
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
