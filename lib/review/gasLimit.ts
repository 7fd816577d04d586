import { withGasMargin } from '@/lib/amounts/gas';
import { minBigint } from '@/lib/amounts/minMax';

/** The gas limit of a C-chain block. A transaction that asks for more is never mined. */
export const BLOCK_GAS_LIMIT = 15_000_000n;

/**
 * At most twice the estimate: the network charges for at least half of the limit, so a higher limit
 * would cost more even if it is not used.
 */
const MAX_ESTIMATE_MULTIPLE = 2n;

/**
 * The gas limit of a call: the estimate plus 10 percent, rounded down; at most twice the estimate,
 * and at most a block's limit.
 *
 * @param estimate - The node's estimate, in gas.
 * @param unestimatedGas - What the call may use in addition, from its statement.
 */
export function gasLimit(estimate: bigint, unestimatedGas: bigint): bigint {
  const wanted = withGasMargin(estimate + unestimatedGas);
  return minBigint(BLOCK_GAS_LIMIT, minBigint(MAX_ESTIMATE_MULTIPLE * estimate, wanted));
}
