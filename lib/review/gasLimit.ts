import { withGasMargin } from '@/lib/amounts/gas';
import type { Review } from './review';

type Statement = Review['statement'];

/**
 * What a pool's two price sums cost when both are written for the first time: 2 x 22,100, and the
 * arithmetic. Later it is 10,600 in all.
 */
const PRICE_SUMS_GAS = 45_000n;

/** What a block of the C-chain holds. A transaction that asks for more is never mined. */
export const BLOCK_GAS_LIMIT = 15_000_000n;

/**
 * Twice the estimate at most: the network charges for half of the limit at least, so what is beyond
 * that costs even when it is not used.
 */
const MOST_TIMES_ESTIMATE = 2n;

/**
 * The gas limit of a call whose gas was estimated: 10 percent more, rounded down; at most twice the
 * estimate, and what a block holds.
 *
 * A pool adds to its price sums once a second at most, and a node estimates at the time of its latest
 * block. When that block moved the pool, as any block does after the user's own swap on a quiet
 * network, the estimate lacks the sums that the transaction will write: 10 to 16 percent of a swap,
 * more than the margin. They are therefore added for each pool that the call moves.
 *
 * @param estimate - What the node estimates, in gas.
 */
export function gasLimit(estimate: bigint, statement: Statement): bigint {
  const wanted = withGasMargin(estimate + BigInt(poolsMoved(statement)) * PRICE_SUMS_GAS);
  return atMost(BLOCK_GAS_LIMIT, atMost(MOST_TIMES_ESTIMATE * estimate, wanted));
}

function atMost(bound: bigint, gas: bigint): bigint {
  if (gas > bound) return bound;
  return gas;
}

function poolsMoved(statement: Statement): number {
  switch (statement.type) {
    case 'swap':
      return statement.path.length - 1;
    case 'addLiquidity':
    case 'removeLiquidity':
      return 1;
    default:
      return 0;
  }
}
