import { useMemo } from 'react';
import type { Address } from 'viem';
import { useShallow } from 'zustand/react/shallow';
import { approvedTokens } from '@/lib/history/approvedTokens';
import { useTransactions } from '@/lib/history/store';
import { useTokens } from '@/lib/knownTokens/useTokens';
import type { ChainId } from '@/lib/networks/network';
import { liquidityToken, type TokenPair } from '@/lib/pairs/pair';
import { useTrackedPairs } from '@/lib/pairs/useTrackedPairs';
import { currencyId } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';

type ApprovableTokens = {
  /** Each once, those of the catalogue first. */
  readonly tokens: readonly Token[];
  /** The pairs of those that are pool tokens, by the id of the pool token. */
  readonly pairs: ReadonlyMap<string, TokenPair>;
};

/**
 * The tokens that an account may have approved for the exchange: all known ones, the pool tokens of
 * the pairs that are searched for liquidity, and what it approved from this device. The same object
 * while nothing changes.
 */
export function useApprovableTokens(chainId: ChainId, account: Address): ApprovableTokens {
  const known = useTokens(chainId);
  const tracked = useTrackedPairs(chainId);
  const owner = { chainId, account };
  // Another tab's write of the history gives new objects of the same tokens.
  const approved = useTransactions(
    useShallow(({ records }) => approvedTokens(records, owner).map(({ address }) => address)),
  );
  return useMemo(() => {
    const pairs = new Map(tracked.map((pair) => [currencyId(liquidityToken(...pair)), pair]));
    const pools = tracked.map((pair) => liquidityToken(...pair));
    const { records } = useTransactions.getState();
    const others = approvedTokens(records, { chainId, account }).filter(({ address }) =>
      approved.includes(address),
    );
    const all = [...known, ...pools, ...others];
    const byId = new Map<string, Token>();
    for (const token of all) {
      const id = currencyId(token);
      if (!byId.has(id)) byId.set(id, token);
    }
    return { tokens: [...byId.values()], pairs };
  }, [chainId, account, known, tracked, approved]);
}
