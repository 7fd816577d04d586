import { useMemo } from 'react';
import type { Address } from 'viem';
import { useShallow } from 'zustand/react/shallow';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { currencyId } from '@/lib/base/tokens/currency';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { tokenSpenders } from '@/lib/chain/contracts/spenders';
import { liquidityToken, type TokenPair } from '@/lib/exchange/pairs/pair';
import { useTrackedPairs } from '@/lib/exchange/pairs/useTrackedPairs';
import { FARM_VERSIONS, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { REPLACED_FARMS } from '@/lib/exchange/rewards/farms/replacedFarms';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { allowanceId, type RequestedAllowance } from '@/lib/transactions/approvals/givenApprovals';
import { approvedTokens } from '@/lib/transactions/history/approvedTokens';
import { useTransactions } from '@/lib/transactions/history/store';
import { stakingAllowances } from './stakingAllowances';

/**
 * What the tokens of the present bridge may take of those of the old one, and the migration router
 * of the pool tokens of old pairs. All are on Avalanche.
 */
const MIGRATION_ALLOWANCES: readonly RequestedAllowance[] = [
  ...OLD_BRIDGE_TOKENS.map(({ token, replacement }) => ({ token, spender: replacement.address })),
  ...REPLACED_FARMS.map(({ from }) => ({
    token: liquidityToken(...from.tokens),
    spender: EXCHANGE_ADDRESSES[AVALANCHE].migrationRouter,
  })),
];

type ApprovableTokens = {
  /** Every token for the router, each once, those of the catalogue first; then what is staked. */
  readonly requested: readonly RequestedAllowance[];
  /** The pairs of those that are pool tokens, by the id of the pool token. */
  readonly pairs: ReadonlyMap<string, TokenPair>;
};

/**
 * What an account may have approved for the exchange. For the router: all known tokens, the pool
 * tokens of the pairs that are searched for liquidity, and what it approved from this device. For a
 * farm or a stake: what is staked there. For migration: what it takes. The same object while
 * nothing changes.
 */
export function useApprovableTokens(chainId: ChainId, account: Address): ApprovableTokens {
  const known = useTokens(chainId);
  const tracked = useTrackedPairs(chainId);
  const owner = { chainId, account };
  // Another tab's write of the history creates new objects of the same tokens.
  const approved = useTransactions(
    useShallow(({ records }) => approvedTokens(records, owner).map(({ address }) => address)),
  );
  return useMemo(() => {
    const farmed = FARM_VERSIONS.flatMap((version) => farmsOf(chainId, version));
    const pairs = new Map(
      [...farmed.map(({ tokens }) => tokens), ...tracked].map((pair) => [
        currencyId(liquidityToken(...pair)),
        pair,
      ]),
    );
    const pools = tracked.map((pair) => liquidityToken(...pair));
    const { records } = useTransactions.getState();
    const others = approvedTokens(records, { chainId, account }).filter(({ address }) =>
      approved.includes(address),
    );
    const tokens = [...known, ...pools, ...others];
    const byId = new Map<string, Token>();
    for (const token of tokens) {
      const id = currencyId(token);
      if (!byId.has(id)) byId.set(id, token);
    }
    const ofRouter = tokenSpenders(chainId).flatMap((spender) =>
      [...byId.values()].map((token) => ({ token, spender })),
    );
    const ofMigration = chainId === AVALANCHE ? MIGRATION_ALLOWANCES : [];
    const all = [...ofRouter, ...stakingAllowances(chainId), ...ofMigration];
    // Two farms of one pair have the same pool token.
    const byAllowance = new Map(all.map((each) => [allowanceId(each), each]));
    return { requested: [...byAllowance.values()], pairs };
  }, [chainId, account, known, tracked, approved]);
}
