import type { ChainId } from '@/lib/networks/network';
import type { Currency } from '@/lib/tokens/currency';
import { wrapped } from '@/lib/tokens/wrapped';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalances } from '@/lib/wallet/useBalances';
import { isEmptyPool, type Position, positionOf } from './pool';
import type { PoolResult } from './reads';
import { usePool } from './usePool';

/** The state of a pool and of the connected account's position in it. */
export type PairPosition = {
  readonly result: PoolResult;
  /** Whether there is no liquidity: no pair yet, or an empty one. Absent until known. */
  readonly isEmpty: boolean | undefined;
  /** The account's position, possibly zero; absent without an account, a pool, or an answer. */
  readonly position: Position | undefined;
};

/** The pool of two currencies, with WAVAX for AVAX, and the account's position in it. */
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
