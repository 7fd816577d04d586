/** Of one account: 22,100 gas for the checkpoint in place of 5,000, and 5,000 for their number. */
const CHECKPOINT_GAS = 22_100n;

/**
 * Gas that a node's estimate may lack when votes of PNG move, for the accounts whose votes do.
 *
 * PNG keeps one checkpoint of an account's votes per block. If the latest block already has one,
 * the estimate overwrites it, and the transaction, in a later block, adds one.
 */
export function checkpointGas(accounts: number): bigint {
  return BigInt(accounts) * CHECKPOINT_GAS;
}
