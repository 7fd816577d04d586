import type { ChainId } from '@/lib/networks/network';
import type { Currency } from '@/lib/tokens/currency';
import { wrapped } from '@/lib/tokens/wrapped';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalances } from '@/lib/wallet/useBalances';
import { isEmptyPool, type Position, positionOf } from './pool';
import type { PoolResult } from './reads';
import { usePool } from './usePool';

/** What is known of a pool and of what the connected account holds of it. */
export type PairPosition = {
  readonly result: PoolResult;
  /** Whether there is no liquidity: no pair yet, or an empty one. Absent until it is known. */
  readonly isEmpty: boolean | undefined;
  /** What the account holds, possibly nothing; absent without an account, a pool, or an answer. */
  readonly position: Position | undefined;
};

/** The pool of two currencies, AVAX standing for WAVAX, and the account's part of it. */
export function usePairPosition(
  chainId: ChainId | undefined,
  currencyA: Currency | undefined,
  currencyB: Currency | undefined,
): PairPosition {
  const account = useAddress();
  const result = usePool(chainId, [
    currencyA && wrapped(currencyA),
    currencyB && wrapped(currencyB),
  ]);
  const pool = result.status === 'exists' ? result.pool : undefined;
  const [balance] = useBalances(chainId, account, [pool?.pair.liquidityToken]);
  const isKnown = result.status === 'exists' || result.status === 'notExists';
  return {
    result,
    isEmpty: isKnown ? pool === undefined || isEmptyPool(pool) : undefined,
    position: pool && balance && positionOf(pool, balance.raw),
  };
}
