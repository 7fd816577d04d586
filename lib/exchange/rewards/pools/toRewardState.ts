import { type Fraction, ZERO } from '@/lib/base/amounts/fraction';
import {
  blockOf,
  EmptyResultError,
  hasNoUsableAnswer,
  type ReadState,
  resultOf,
} from '@/lib/chain/reads/readState';
import { type ExtraPeriod, rewardPeriod } from './rewardPeriod';
import type { RewardContract } from './rewardPool';
import { earnedOf, type StakedAnswer, stakedIn } from './rewardReads';
import type { OwnStake, RewardFigures, RewardState } from './rewardState';

/**
 * The states of the reads of a pool; those of MiniChef alone are undefined for other contracts.
 */
export type RewardAnswers = {
  readonly totalStaked: ReadState<bigint> | undefined;
  readonly rate: ReadState<bigint> | undefined;
  readonly periodFinish: ReadState<bigint> | undefined;
  readonly weight?: ReadState<readonly [bigint, bigint, bigint]> | undefined;
  readonly totalWeight?: ReadState<bigint> | undefined;
  /** Of a rewarder that pays at a rate of its own; undefined if there is none. */
  readonly extraPeriods?: ReadState<readonly ExtraPeriod[]> | undefined;
  /** What such a rewarder owes the account. */
  readonly pendingExtra?: ReadState<readonly [unknown, readonly bigint[]]> | undefined;
  /** Undefined without an account. */
  readonly staked?: ReadState<StakedAnswer> | undefined;
  readonly earned?: ReadState<bigint> | undefined;
};

/**
 * A reward pool from the answers about it. A contract that does not report what it pays, or what a
 * stake has earned, still reports the stake, so that it can be taken back.
 *
 * @param nowSeconds - The time on chain; undefined while it is not known.
 */
export function toRewardState(
  type: RewardContract['type'],
  answers: RewardAnswers,
  nowSeconds: bigint | undefined,
): RewardState {
  const { totalStaked, rate, periodFinish, staked } = answers;
  const { weight, totalWeight } = type === 'miniChef' ? answers : {};
  const needed = [totalStaked, rate, periodFinish, weight, totalWeight, staked];
  const existing = needed.filter((state) => state && !isNothingThere(state));
  if (existing.length === 0) return { status: 'absent' };
  // The stake of an account may be read later than the pool.
  if (existing.every((state) => state?.status === 'loading'))
    return { status: 'loading', own: undefined };
  const own = toOwnStake(answers);
  if (needed.some((state) => state && hasNoUsableAnswer(state))) return { status: 'failed', own };
  const figures = toFigures(
    {
      totalStaked: resultOf(totalStaked),
      rate: resultOf(rate),
      periodFinish: resultOf(periodFinish),
      share: type === 'miniChef' ? shareOf(resultOf(weight), resultOf(totalWeight)) : {},
      extraPeriods: answers.extraPeriods,
    },
    nowSeconds,
  );
  return figures ? { status: 'known', figures, own } : { status: 'loading', own };
}

function isNothingThere(state: ReadState<unknown>): boolean {
  return (
    state.status === 'invalid' ||
    (state.status === 'error' && state.error instanceof EmptyResultError)
  );
}

/** The part of what a contract pays that one of its pools is paid. */
type Share = { readonly part?: Fraction; readonly weight?: bigint };

/** While all pools together have no weight, MiniChef pays nothing, and updates none of them. */
function shareOf(
  info: readonly [bigint, bigint, bigint] | undefined,
  totalWeight: bigint | undefined,
): Share | undefined {
  if (info === undefined || totalWeight === undefined) return undefined;
  const [, , weight] = info;
  const part = totalWeight === 0n ? ZERO : { numerator: weight, denominator: totalWeight };
  return { part, weight };
}

type KnownFigures = {
  readonly totalStaked: bigint | undefined;
  readonly rate: bigint | undefined;
  readonly periodFinish: bigint | undefined;
  readonly share: Share | undefined;
  readonly extraPeriods: RewardAnswers['extraPeriods'];
};

function toFigures(
  { totalStaked, rate, periodFinish, share, extraPeriods }: KnownFigures,
  nowSeconds: bigint | undefined,
): RewardFigures | undefined {
  if (totalStaked === undefined || rate === undefined || periodFinish === undefined)
    return undefined;
  if (share === undefined || nowSeconds === undefined) return undefined;
  const period = rewardPeriod({ rate, periodFinish, extraPeriods, ...share }, nowSeconds);
  const { weight } = share;
  return (
    period && { totalStaked, periodFinish, ...period, ...(weight !== undefined && { weight }) }
  );
}

function toOwnStake({ staked, earned, pendingExtra }: RewardAnswers): OwnStake | undefined {
  const answer = resultOf(staked);
  if (answer === undefined) return undefined;
  const isUnreadable = earned !== undefined && hasNoUsableAnswer(earned);
  const owed = earnedOf(earned, answer);
  const isOwedExtra = resultOf(pendingExtra)?.[1].some((raw) => raw > 0n) ?? false;
  return {
    staked: stakedIn(answer),
    earned: owed,
    earnedBlock: owed === undefined ? undefined : blockOf(isUnreadable ? staked : earned),
    isEarnedUnreadable: isUnreadable && owed === undefined,
    ...(isOwedExtra && { isOwedExtra }),
  };
}
