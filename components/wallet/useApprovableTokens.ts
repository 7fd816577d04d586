import { useMemo } from 'react';
import type { Address } from 'viem';
import { useShallow } from 'zustand/react/shallow';
import { approvedTokens } from '@/lib/history/approvedTokens';
import { useTransactions } from '@/lib/history/store';
import { useTokens } from '@/lib/knownTokens/useTokens';
import type { ChainId } from '@/lib/networks/network';
import { liquidityToken } from '@/lib/pairs/pair';
import { useSettings } from '@/lib/settings/store';
import type { Token } from '@/lib/tokens/token';

/**
 * The tokens that an account may have approved for the exchange: all known ones, those that it
 * approved from this device, and the pool tokens of the pairs saved on it. Each once; the same list
 * while nothing changes.
 */
export function useApprovableTokens(chainId: ChainId, account: Address): readonly Token[] {
  const known = useTokens(chainId);
  const saved = useSettings((settings) => settings.pairs[chainId]);
  const approved = useTransactions(
    useShallow(({ records }) => approvedTokens(records, { chainId, account })),
  );
  return useMemo(() => {
    const pools = Object.values(saved).map(({ token0, token1 }) => poolToken(token0, token1));
    const all = [...known, ...pools, ...approved];
    const byAddress = all
      .toReversed()
      .map((token) => [token.address.toLowerCase(), token] as const);
    return [...new Map(byAddress).values()];
  }, [known, saved, approved]);
}

/** A pool's token, named by the two tokens of the pool. */
function poolToken(token0: Token, token1: Token): Token {
  return { ...liquidityToken(token0, token1), name: `${token0.symbol} / ${token1.symbol}` };
}
