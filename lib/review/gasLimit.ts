import { withGasMargin } from '@/lib/amounts/gas';
import { minBigint } from '@/lib/amounts/minMax';

/** What a block of the C-chain holds. A transaction that asks for more is never mined. */
export const BLOCK_GAS_LIMIT = 15_000_000n;

/**
 * Twice the estimate at most: the network charges for half of the limit at least, so what is beyond
 * that costs even when it is not used.
 */
const MAX_ESTIMATE_MULTIPLE = 2n;

/**
 * The gas limit of a call whose gas was estimated: 10 percent more, rounded down; at most twice the
 * estimate, and what a block holds.
 *
 * @param estimate - What the node estimates, in gas.
 * @param unestimatedGas - What the call may use on top, as its statement says.
 */
export function gasLimit(estimate: bigint, unestimatedGas: bigint): bigint {
  const wanted = withGasMargin(estimate + unestimatedGas);
  return minBigint(BLOCK_GAS_LIMIT, minBigint(MAX_ESTIMATE_MULTIPLE * estimate, wanted));
}
