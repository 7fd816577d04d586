import { withGasMargin } from '@/lib/amounts/gas';
import type { Review } from './review';

type Statement = Review['statement'];

/**
 * What a pool's two price sums cost when both are written for the first time: 2 x 22,100, and the
 * arithmetic. Later it is 10,600 in all.
 */
const PRICE_SUMS_GAS = 45_000n;

/**
 * The gas limit of a call whose gas was estimated: 10 percent more, rounded down.
 *
 * A pool adds to its price sums once a second at most, and a node estimates at the time of its latest
 * block. When that block moved the pool, as any block does after the user's own swap on a quiet
 * network, the estimate lacks the sums that the transaction will write: 10 to 16 percent of a swap,
 * more than the margin. They are therefore added for each pool that the call moves; gas that is not
 * used is not paid.
 *
 * @param estimate - What the node estimates, in gas.
 */
export function gasLimit(estimate: bigint, statement: Statement): bigint {
  return withGasMargin(estimate + BigInt(poolsMoved(statement)) * PRICE_SUMS_GAS);
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
