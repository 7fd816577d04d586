import { BPS_BASE } from '@/lib/base/amounts/bps';
import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';

const GAS_MARGIN_BPS = 1_000n;

/** The gas limit of a C-chain block. A transaction with more is never mined. */
export const BLOCK_GAS_LIMIT = 15_000_000n;

/**
 * At most twice the estimate: the network charges for at least half of the limit, so a higher limit
 * would cost more even if it is not used.
 */
const MAX_ESTIMATE_MULTIPLE = 2n;

/**
 * The gas limit of a call: the estimate and `unestimatedGas`, plus 10 percent, rounded down; at most
 * twice the estimate, but not less than `leastGas`, and at most a block's limit.
 *
 * @param estimate - The node's estimate, in gas.
 * @param unestimatedGas - What the call may use in addition, from its statement.
 * @param leastGas - From its statement; 0 without one.
 */
export function gasLimit(estimate: bigint, unestimatedGas: bigint, leastGas = 0n): bigint {
  const wanted = ((estimate + unestimatedGas) * (BPS_BASE + GAS_MARGIN_BPS)) / BPS_BASE;
  const limit = minBigint(MAX_ESTIMATE_MULTIPLE * estimate, wanted);
  return minBigint(BLOCK_GAS_LIMIT, maxBigint(limit, leastGas));
}

/** What the network charges at least for a transaction with this gas limit, in gas: half of it. */
export function leastChargedGas(limit: bigint): bigint {
  return limit / MAX_ESTIMATE_MULTIPLE;
}
