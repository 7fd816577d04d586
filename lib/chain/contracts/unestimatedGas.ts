/**
 * The cost of writing a pool's two price sums for the first time: 2 x 22,100 gas, and the
 * arithmetic. Later writes cost 10,600 in all.
 */
const PRICE_SUMS_GAS = 45_000n;

/** Of one account: 22,100 gas for the checkpoint in place of 5,000, and 5,000 for their number. */
const CHECKPOINT_GAS = 22_100n;

/**
 * Gas that a node's estimate may lack, for the pools that a call moves.
 *
 * A pool updates its price sums at most once a second, and a node estimates at the time of its
 * latest block. If that block moved the pool, as it often did right after the user's own swap on a
 * quiet network, the estimate lacks the sums that the transaction will write: 10 to 16 percent of a
 * swap, more than the general margin.
 */
export function poolGas(pools: number): bigint {
  return BigInt(pools) * PRICE_SUMS_GAS;
}

/**
 * Gas that a node's estimate may lack when votes of PNG move, for the accounts whose votes do.
 *
 * PNG keeps one checkpoint of an account's votes per block. If the latest block already has one,
 * the estimate overwrites it, and the transaction, in a later block, adds one.
 */
export function checkpointGas(accounts: number): bigint {
  return BigInt(accounts) * CHECKPOINT_GAS;
}
