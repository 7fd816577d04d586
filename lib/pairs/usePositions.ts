import { useMemo } from 'react';
import type { Fraction } from '@/lib/amounts/fraction';
import { isSameToken, type Token } from '@/lib/tokens/token';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalances } from '@/lib/wallet/useBalances';
import type { TokenPair } from './pair';
import { liquidityToken } from './pair';
import { type Position, positionOf } from './pool';
import { totalUsd } from './usdPrice';
import { useHeldPairs } from './useHeldPairs';
import { usePools } from './usePools';
import { useTrackedPairs } from './useTrackedPairs';
import { useUsdPrices } from './useUsdPrices';

/** A position with its value in dollars. The value is absent unless both prices are known. */
export type ValuedPosition = Position & { readonly totalUsd: Fraction | undefined };

/** The account's positions in all tracked pairs. */
export type Positions =
  | { readonly status: 'disconnected' | 'loading' }
  | { readonly status: 'ready'; readonly positions: readonly ValuedPosition[] };

/** How often the protocol's share of the growth is read again. It changes only the last digits. */
const GROWTH_EVERY_BLOCKS = 30;

const NONE: readonly TokenPair[] = [];

/** The connected account's liquidity positions, without empty ones. */
export function usePositions(): Positions {
  const chainId = useActiveChainId();
  const account = useAddress();
  const tracked = useTrackedPairs(chainId);
  const held = useHeldPairs(chainId, account, tracked);
  const pairs = held ?? NONE;
  const pools = usePools(chainId, pairs, GROWTH_EVERY_BLOCKS);
  const balances = useBalances(
    chainId,
    account,
    pairs.map((pair) => liquidityToken(...pair)),
  );
  const tokens = useMemo(() => tokensOf(pairs), [pairs]);
  const prices = useUsdPrices(chainId, tokens);
  const priceOf = (token: Token) => prices[tokens.findIndex((each) => isSameToken(each, token))];
  if (account === undefined) return { status: 'disconnected' };
  const isKnown =
    held !== undefined &&
    pools.every(({ status }) => status !== 'loading') &&
    balances.every((balance) => balance !== undefined);
  if (!isKnown) return { status: 'loading' };
  const positions = pools.flatMap((result, index) => {
    const liquidity = balances[index]?.raw;
    if (result.status !== 'exists' || !liquidity) return [];
    return positionOf(result.pool, liquidity) ?? [];
  });
  return {
    status: 'ready',
    positions: positions.map((position) => ({
      ...position,
      totalUsd: totalUsd(position.amounts, priceOf),
    })),
  };
}

function tokensOf(pairs: readonly TokenPair[]): readonly Token[] {
  return [...new Map(pairs.flat().map((token) => [token.address, token])).values()];
}
