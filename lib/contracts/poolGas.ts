/**
 * What a pool's two price sums cost when both are written for the first time: 2 x 22,100, and the
 * arithmetic. Later it is 10,600 in all.
 */
const PRICE_SUMS_GAS = 45_000n;

/**
 * Gas that a call may use for the pools it moves and that a node's estimate may lack.
 *
 * A pool adds to its price sums once a second at most, and a node estimates at the time of its latest
 * block. When that block moved the pool, as any block does after the user's own swap on a quiet
 * network, the estimate lacks the sums that the transaction will write: 10 to 16 percent of a swap,
 * more than the general margin.
 */
export function poolGas(pools: number): bigint {
  return BigInt(pools) * PRICE_SUMS_GAS;
}
