import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { findCurrency } from '@/lib/base/tokens/findCurrency';
import { EmptyResultError, hasNoUsableAnswer, resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import type { Pool, Position } from '@/lib/exchange/pairs/pool';
import type { PoolResult } from '@/lib/exchange/pairs/poolResult';
import { usePairPosition } from '@/lib/exchange/pairs/usePairPosition';
import { farmAt } from '@/lib/exchange/rewards/farms/farmAt';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import type { FarmPool } from '@/lib/exchange/rewards/farms/farmPools';
import { useFarmPools } from '@/lib/exchange/rewards/farms/useFarmPools';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { stakedIn, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useRoute } from '@/lib/site/navigation/useRoute';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import {
  canKeepRest,
  type MigrationHoldings,
  type MigrationStep,
  type MovingStep,
  migrationStep,
} from './migrationStep';

/** Two currencies of the address; undefined for an id that names no known token. */
type Named = readonly [Currency | undefined, Currency | undefined];

/** A pair of a migration, and what the account has of it. */
export type MigratedPair = {
  readonly currencies: readonly [Currency, Currency];
  readonly pool: Pool;
  /** What the account has in its wallet; undefined without an account and while unknown. */
  readonly position: Position | undefined;
  /** Where its pool tokens are staked; undefined without such a farm. */
  readonly farm: RewardPool | undefined;
};

/** The migration that the address names. */
export type Migration =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly from: Named; readonly to: Named }
  | {
      readonly status: 'known';
      readonly account: Address | undefined;
      readonly from: MigratedPair;
      readonly to: MigratedPair;
      readonly isSamePair: boolean;
      /** The versions of the farms, as the address names them. */
      readonly versions: readonly [from: string, to: string];
      /** The farm that can't be read, if there is one. */
      readonly failed: 'old' | 'present' | undefined;
      /** Where the account is; also `loading` without an account. */
      readonly step: MigrationStep;
      readonly holdings: MigrationHoldings;
      /** Whether the rest of this step can stay where it is. */
      readonly canKeep: boolean;
      /** The steps whose rest the user keeps, and how that begins and ends. */
      readonly kept: ReturnType<typeof useKeptSteps>;
    };

/** The migration at the path, by what the account has on chain now. */
export function useMigration(): Migration {
  const route = useRoute();
  const account = useAddress();
  const tokens = useTokens(AVALANCHE);
  const path = route?.name === 'migrate' ? route : undefined;
  const find = (id: string | undefined) => findCurrency(AVALANCHE, tokens, id);
  const from: Named = [find(path?.currencyIdFromA), find(path?.currencyIdFromB)];
  const to: Named = [find(path?.currencyIdToA), find(path?.currencyIdToB)];
  const fromPair = usePairPosition(AVALANCHE, ...from);
  const toPair = usePairPosition(AVALANCHE, ...to);
  const fromFarm = useFarmPoolAt(path?.currencyIdFromA, path?.currencyIdFromB, path?.versionFrom);
  const toFarm = useFarmPoolAt(path?.currencyIdToA, path?.currencyIdToB, path?.versionTo);
  const stake = useStaked(fromFarm, account);
  const presentStake = useStaked(toFarm, account);
  const kept = useKeptSteps(JSON.stringify([account, path]));
  if (path === undefined) return { status: 'loading' };
  const isUnknown = [...from, ...to].some((currency) => currency === undefined);
  const isMissing = [fromPair, toPair].some(({ result }) => isNoPair(result.status));
  if (isUnknown || isMissing) return { status: 'missing', from, to };
  const [old, present] = [pairOf(from, fromPair, fromFarm), pairOf(to, toPair, toFarm)];
  if (old === undefined || present === undefined) return { status: 'loading' };
  const isSamePair =
    old.pool.pair.liquidityToken.address === present.pool.pair.liquidityToken.address;
  const holdings = {
    staked: stake.raw,
    held: heldIn(old, account),
    presentHeld: heldIn(present, account),
    presentStaked: presentStake.raw,
  };
  const hasPresentFarm = present.farm !== undefined;
  const step = migrationStep(holdings, {
    isSamePair,
    hasPresentFarm,
    kept: stake.isUnreadable ? ['withdraw', ...kept.steps] : kept.steps,
  });
  return {
    status: 'known',
    account,
    from: old,
    to: present,
    isSamePair,
    versions: [path.versionFrom, path.versionTo],
    failed: failedFarm(
      stake.isUnreadable,
      presentStake.isUnreadable || toFarm?.status === 'failed',
    ),
    step,
    holdings,
    canKeep: canKeepRest(step, holdings),
    kept,
  };
}

function failedFarm(isOld: boolean, isPresent: boolean): 'old' | 'present' | undefined {
  if (isOld) return 'old';
  return isPresent ? 'present' : undefined;
}

/** Whether there is no such pair: it was never created, or its two tokens are the same. */
function isNoPair(status: PoolResult['status']): boolean {
  return status === 'absent' || status === 'invalid';
}

/** What an account holds of a pair's pool tokens; of a pair without any it is 0. */
function heldIn({ pool, position }: MigratedPair, account: Address | undefined) {
  if (pool.supply === 0n) return account && 0n;
  return position?.liquidity.raw;
}

function pairOf(
  [a, b]: Named,
  { result, position }: ReturnType<typeof usePairPosition>,
  farm: FarmPool | undefined,
): MigratedPair | undefined {
  if (!a || !b || result.status !== 'exists') return undefined;
  const { pool } = result;
  return {
    currencies: [a, b],
    pool,
    position,
    farm: farm?.status === 'known' ? farm.pool : undefined,
  };
}

/** The farm of a pair and a version; undefined if the exchange has none. */
function useFarmPoolAt(
  idA: string | undefined,
  idB: string | undefined,
  version: string | undefined,
): FarmPool | undefined {
  const farms = useMemo((): readonly Farm[] => {
    if (idA === undefined || idB === undefined || version === undefined) return [];
    const path = { versionOrCurrencyIdA: idA, currencyIdB: idB, version };
    const farm = farmAt(AVALANCHE, path);
    return farm ? [farm] : [];
  }, [idA, idB, version]);
  const [pool] = useFarmPools(AVALANCHE, farms);
  return pool;
}

/** What an account has in a farm, in the smallest unit; 0 without a farm. */
type Stake = {
  /** Undefined while unknown. */
  readonly raw: bigint | undefined;
  /** Whether the farm does not report it. */
  readonly isUnreadable: boolean;
};

function useStaked(farm: FarmPool | undefined, account: Address | undefined): Stake {
  const pool = farm?.status === 'known' ? farm.pool : undefined;
  const [staked] = useChainReads(AVALANCHE, [pool && stakedRead(pool, account)], {
    sinceBlock: useLatestReceiptBlock(AVALANCHE, account),
    needsSameBlock: true,
  });
  const isAbsent =
    farm === undefined ||
    farm.status === 'absent' ||
    (staked.status === 'error' && staked.error instanceof EmptyResultError);
  if (isAbsent) return { raw: account && 0n, isUnreadable: false };
  const answer = resultOf(staked);
  return {
    raw: answer === undefined ? undefined : stakedIn(answer),
    isUnreadable: hasNoUsableAnswer(staked),
  };
}

const NONE: readonly MovingStep[] = [];

/**
 * The steps whose rest the user keeps where it is. They are forgotten on a reload, which resumes
 * with the first step that applies.
 *
 * @param owner - The key of the migration. A different key starts with none kept.
 */
function useKeptSteps(owner: string) {
  const [kept, setKept] = useState({ owner, steps: NONE });
  const steps = kept.owner === owner ? kept.steps : NONE;
  return {
    steps,
    keep: (step: MovingStep) => setKept({ owner, steps: [...steps, step] }),
    /** Goes back to the first step that applies. */
    resume: () => setKept({ owner, steps: NONE }),
  };
}
