/**
 * How a token moves between a pool and an account. `sale`: from the account to the pool.
 * `purchase`: from the pool to the account. `throughRouter`: from the pool to the router, then to
 * the account.
 */
export type TransferWay = 'sale' | 'purchase' | 'throughRouter';
