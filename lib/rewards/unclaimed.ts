import { EmptyResultError, isRefused, type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
import type { FarmVersion } from './farmCatalogue';
import type { FarmPool } from './farmPools';

/** What an account can claim in farms, in PNG's smallest unit. */
export type Unclaimed = {
  readonly total: bigint;
  /** The versions that owe something, the highest one first. */
  readonly versions: readonly { readonly version: FarmVersion; readonly raw: bigint }[];
  /** The number of farms that do not tell what they owe: there may be more than the total. */
  readonly silent: number;
};

/** A farm, and what it says that it owes. */
export type FarmReward = {
  readonly version: FarmVersion;
  readonly status: FarmPool['status'];
  /** Absent for a farm whose pool is not known. */
  readonly earned: ReadOutcome<bigint> | undefined;
  /** What the account has staked; absent unless the farm fails to tell what it owes. */
  readonly staked: bigint | undefined;
};

/**
 * What farms owe together. A farm without a contract owes nothing, and neither does one that fails
 * to tell what it owes to an account without a stake: MiniChef does so once an account has left.
 *
 * @returns undefined until every farm has answered, or has refused to.
 */
export function unclaimedOf(rewards: readonly FarmReward[]): Unclaimed | undefined {
  if (rewards.some(isAwaited)) return undefined;
  const owed = rewards.map(({ version, earned }) => ({ version, raw: resultOf(earned) ?? 0n }));
  const versions = [...new Set(owed.map(({ version }) => version))]
    .map((version) => ({ version, raw: sumOf(owed.filter((each) => each.version === version)) }))
    .filter(({ raw }) => raw > 0n)
    .sort((a, b) => b.version - a.version);
  return { total: sumOf(owed), versions, silent: rewards.filter(isSilent).length };
}

function isAwaited({ status, earned }: FarmReward): boolean {
  if (status !== 'known') return status === 'loading';
  return earned === undefined || (resultOf(earned) === undefined && !isRefused(earned));
}

function isSilent({ status, earned, staked }: FarmReward): boolean {
  if (status === 'failed') return true;
  if (staked === 0n) return false;
  return earned?.status === 'error' && !(earned.error instanceof EmptyResultError);
}

function sumOf(owed: readonly { readonly raw: bigint }[]): bigint {
  return owed.reduce((sum, { raw }) => sum + raw, 0n);
}
