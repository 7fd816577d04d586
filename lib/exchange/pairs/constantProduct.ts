import { BPS_BASE } from '@/lib/base/amounts/bps';
/** The fee that a pair keeps of an input: 30 basis points, which leaves 9970 of 10000. */
export const SWAP_FEE_BPS = 30n;

const AFTER_FEE_BPS = BPS_BASE - SWAP_FEE_BPS;

/** The part of an input that is traded, as a number: 0.997. */
export const AFTER_FEE = Number(AFTER_FEE_BPS) / Number(BPS_BASE);

/** A pair's reserves from a swap's point of view, in smallest units. */
export type Reserves = {
  readonly reserveIn: bigint;
  readonly reserveOut: bigint;
};

/**
 * The output of a swap for an exact input, as the pair contract computes it, rounded down. The
 * input and both reserves are above zero.
 *
 * @returns Zero when the input buys nothing.
 */
export function outputFor(input: bigint, { reserveIn, reserveOut }: Reserves): bigint {
  const kept = input * AFTER_FEE_BPS;
  return (kept * reserveOut) / (reserveIn * BPS_BASE + kept);
}

/**
 * The input of a swap for an exact output, as the pair contract computes it, never too small. The
 * output and both reserves are above zero.
 *
 * @returns undefined when the reserve is not larger than the output.
 */
export function inputFor(output: bigint, { reserveIn, reserveOut }: Reserves): bigint | undefined {
  if (output >= reserveOut) return undefined;
  return (reserveIn * output * BPS_BASE) / ((reserveOut - output) * AFTER_FEE_BPS) + 1n;
}

/**
 * The largest reserve of a pair, in a token's smallest unit: it counts reserves in 112 bits, and
 * reverts with OVERFLOW above that.
 */
export const LARGEST_RESERVE = 2n ** 112n - 1n;
