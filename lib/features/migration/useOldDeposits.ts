import { useMemo } from 'react';
import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { type Farm, type FarmVersion, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { type FarmPool, farmPool } from '@/lib/exchange/rewards/farms/farmPools';
import { useFarmPools } from '@/lib/exchange/rewards/farms/useFarmPools';
import {
  type StakedPosition,
  useStakedPositions,
} from '@/lib/exchange/rewards/farms/useStakedPositions';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import type { Move } from './move';
import { successorOf, toolHref } from './successor';

/**
 * The destination of a deposit in an old farm. `unknown`: MiniChef's pools can't be read. `none`:
 * no new farm takes the pool tokens.
 */
export type Destination =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'convert'; readonly href: string }
  | { readonly type: 'unknown' | 'none' };

/** A deposit in an old farm, and where it goes. */
export type OldDeposit = { readonly position: StakedPosition; readonly destination: Destination };

/** Pool tokens of a farm in the wallet, such as those that were withdrawn and not yet deposited. */
export type UnstakedTokens = {
  readonly farm: Farm;
  readonly held: Amount<Token>;
  readonly destination: Destination;
};

/** A version whose deposits are migrated. */
export type OlderVersion = Exclude<FarmVersion, 2>;

type OldDeposits = {
  readonly deposits: readonly OldDeposit[];
  readonly unstaked: readonly UnstakedTokens[];
  /** Whether there may be more, because farms are still being searched, or can't be read. */
  readonly isSearching: boolean;
};

const NEWEST = farmsOf(AVALANCHE, 2);

/** What an account has in the farms of an older version, and, in addition, in its wallet. */
export function useOldDeposits(version: OlderVersion, account: Address | undefined): OldDeposits {
  const { positions, isSearching, unreadable } = useStakedPositions(AVALANCHE, account);
  const newest = useFarmPools(AVALANCHE, NEWEST);
  const replaced = useMemo(
    () =>
      farmsOf(AVALANCHE, version)
        .filter((farm) => successorOf(farm))
        .map((farm) => ({ farm, token: liquidityToken(...farm.tokens) })),
    [version],
  );
  const held = useReadRecords(
    AVALANCHE,
    replaced,
    ({ token }) => ({ balance: balanceRead(account, token) }),
    {
      everyBlocks: SELDOM,
      sinceBlock: useLatestReceiptBlock(AVALANCHE, account),
    },
  );
  const deposits = positions
    .filter(({ farm }) => farm.version === version)
    .map((position) => ({ position, destination: destinationOf(position.farm, newest) }));
  const unstaked = held.flatMap(({ farm, token, balance }): UnstakedTokens[] => {
    const raw = resultOf(balance) ?? 0n;
    if (raw === 0n) return [];
    return [{ farm, held: amountOf(token, raw), destination: destinationOf(farm, newest) }];
  });
  const isReading =
    account !== undefined && held.some(({ balance }) => balance.status === 'loading');
  const isUnknown = unreadable.some((farm) => farm.version === version);
  return { deposits, unstaked, isSearching: isSearching || isReading || isUnknown };
}

function destinationOf(farm: Farm, newest: readonly FarmPool[]): Destination {
  const href = toolHref(farm);
  if (href !== undefined) return { type: 'convert', href };
  const successor = successorOf(farm);
  const own = farmPool(farm, undefined);
  if (successor === undefined || own.status !== 'known') return { type: 'none' };
  const { to } = successor;
  const found = newest.find(({ farm: each }) => each === to);
  if (found?.status === 'absent') return { type: 'none' };
  if (found?.status !== 'known') return { type: 'unknown' };
  return {
    type: 'move',
    move: { from: { farm, pool: own.pool }, to: { farm: to, pool: found.pool } },
  };
}
