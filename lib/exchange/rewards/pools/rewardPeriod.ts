import { type Fraction, ZERO } from '@/lib/base/amounts/fraction';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import type { RewardFigures } from './rewardState';

/** What a rewarder pays in a second, and until when, in seconds since 1970. */
export type ExtraPeriod = { readonly rewardRatePerSecond: bigint; readonly expiration: number };

/** The reported figures that decide what a pool pays now. */
type Reported = {
  /** What the contract pays all its pools, in its smallest unit per second. */
  readonly rate: bigint;
  /** When that ends, in seconds since 1970; 0 if no end was set. */
  readonly periodFinish: bigint;
  /** The part of it that this pool is paid, and its weight; a contract of one pool has neither. */
  readonly part?: Fraction;
  readonly weight?: bigint | undefined;
  /** Of a rewarder that pays at a rate of its own; undefined if there is none. */
  readonly extraPeriods?: ReadState<readonly ExtraPeriod[]> | undefined;
};

/** What a pool pays now. */
type RewardPeriod = Pick<RewardFigures, 'ratePerSecond' | 'period'>;

const WHOLE: Fraction = { numerator: 1n, denominator: 1n };

/**
 * What a pool pays at a time. If an end is set, it is finished once that is past, or while it has no
 * weight, unless a rewarder still pays.
 *
 * @param nowSeconds - The time on chain.
 * @returns undefined while that depends on an unknown figure.
 */
export function rewardPeriod(
  { rate, periodFinish, part = WHOLE, weight, extraPeriods }: Reported,
  nowSeconds: bigint,
): RewardPeriod | undefined {
  const isOver = periodFinish !== 0n && (periodFinish < nowSeconds || weight === 0n);
  if (!isOver) {
    const ratePerSecond = { numerator: rate * part.numerator, denominator: part.denominator };
    return { ratePerSecond, period: 'running' };
  }
  if (extraPeriods?.status === 'loading') return undefined;
  const paysExtra = (resultOf(extraPeriods) ?? []).some(
    (each) => each.rewardRatePerSecond > 0n && BigInt(each.expiration) > nowSeconds,
  );
  return { ratePerSecond: ZERO, period: paysExtra ? 'extraOnly' : 'finished' };
}

/** The moments at which what a pool pays changes, in seconds since 1970. */
export function rewardMoments({
  periodFinish,
  extraPeriods,
}: {
  readonly periodFinish: ReadState<bigint> | undefined;
  readonly extraPeriods?: ReadState<readonly ExtraPeriod[]> | undefined;
}): readonly bigint[] {
  const end = resultOf(periodFinish);
  const ends = (resultOf(extraPeriods) ?? []).map(({ expiration }) => BigInt(expiration));
  return end === undefined ? ends : [end, ...ends];
}
