/**
 * How a token moves between a pool and an account. `fromPoolViaRouter`: from the pool to the
 * router, then to the account.
 */
export type TransferDirection = 'toPool' | 'fromPool' | 'fromPoolViaRouter';
