import type { Amount } from '@/lib/base/amounts/amount';
import { type Fraction, scaleFraction } from '@/lib/base/amounts/fraction';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { isFailed, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { type Farm, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { useFarmPools } from '@/lib/exchange/rewards/farms/useFarmPools';
import { useStakedValues } from '@/lib/exchange/rewards/farms/useStakedValues';
import { rewardPeriod } from '@/lib/exchange/rewards/pools/rewardPeriod';
import { weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';
import {
  periodFinishRead,
  rateRead,
  totalStakedRead,
} from '@/lib/exchange/rewards/pools/rewardReads';

/** What is staked in the farms of one version, in dollars. */
export type TotalValue = {
  readonly usd: Fraction;
  /** Whether farms are left out, because the value of what is staked in them is not known. */
  readonly isPartial: boolean;
};

/** The figures of the landing; each is undefined while unknown. */
type MigrationTotals = {
  readonly newest: TotalValue | undefined;
  readonly older: TotalValue | undefined;
  /** What MiniChef pays in a week to all its farms, in PNG; 0 once its period is over. */
  readonly weekly: Amount<Token> | undefined;
};

const READ_SELDOM = { everyBlocks: SELDOM };
const NEWEST = farmsOf(AVALANCHE, 2);
const OLDER = farmsOf(AVALANCHE, 1);
/** Values are added up to this many decimal places, rounded down. */
const PLACES = 8;

/** What is staked in the farms of versions 2 and 1, and what version 2 pays, every 30 blocks. */
export function useMigrationTotals(): MigrationTotals {
  const newest = useTotalValue(NEWEST);
  const older = useTotalValue(OLDER);
  const pool = useFarmPools(AVALANCHE, NEWEST).find((found) => found.status === 'known')?.pool;
  const [rate, finish] = useChainReads(
    AVALANCHE,
    [pool && rateRead(pool), pool && periodFinishRead(pool)],
    READ_SELDOM,
  );
  const [perSecond, periodFinish] = [resultOf(rate), resultOf(finish)];
  const moments = periodFinish === undefined ? [] : [periodFinish];
  const now = useChainTime(AVALANCHE, { ...READ_SELDOM, moments });
  const isKnown = perSecond !== undefined && periodFinish !== undefined && now !== undefined;
  const period = isKnown ? rewardPeriod({ rate: perSecond, periodFinish }, now) : undefined;
  const weekly = pool && period && weeklyAmount(period.ratePerSecond, pool.rewardToken);
  return { newest, older, weekly };
}

function useTotalValue(farms: readonly Farm[]): TotalValue | undefined {
  const found = useFarmPools(AVALANCHE, farms);
  const { valued, areKnown } = useStakedValues(AVALANCHE, found);
  const totals = useReadRecords(
    AVALANCHE,
    valued,
    (each) => ({ total: each.status === 'known' ? totalStakedRead(each.pool) : undefined }),
    READ_SELDOM,
  );
  const isReading = totals.some(
    ({ status, total }) => status === 'loading' || total.status === 'loading',
  );
  if (isReading || !areKnown) return undefined;
  let [sum, isPartial] = [0n, totals.some(({ status }) => status === 'failed')];
  for (const farm of totals) {
    const staked = resultOf(farm.total);
    const usd = staked === undefined ? undefined : farm.usdOf(staked);
    if (usd) sum += scaleFraction(usd, PLACES, 'down');
    else if (staked === undefined ? isFailed(farm.total) : staked > 0n) isPartial = true;
  }
  return { usd: { numerator: sum, denominator: 10n ** BigInt(PLACES) }, isPartial };
}
