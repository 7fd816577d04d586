import { POOL_ORDERS, type PoolOrder } from '@/lib/features/liquidity/arrangePools';

const WITHOUT_SHARES = POOL_ORDERS.filter((order) => order !== 'share');

/** The columns of the list: without an account, there is none of its shares. */
export function ordersOf(hasShares: boolean): readonly PoolOrder[] {
  return hasShares ? POOL_ORDERS : WITHOUT_SHARES;
}
