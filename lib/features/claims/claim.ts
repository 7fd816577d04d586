import type { ClaimPayer } from '@/lib/exchange/rewards/actions/claimTerms';
import type { FarmVersion } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { type RewardPool, rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';

/** A claim that a farm or a stake would pay. */
export type Claim = {
  readonly pool: RewardPool;
  readonly payer: ClaimPayer;
  /** The version of the farm; undefined for a stake. */
  readonly version: FarmVersion | undefined;
  /** What the pool itself owes, in the smallest unit of its reward token. */
  readonly earned: bigint;
};

/** A farm or a stake with what it owes an account. */
export type OwingPool = Pick<Claim, 'pool' | 'version'> & {
  /** Undefined while unknown. */
  readonly earned: bigint | undefined;
  /** Of a super farm: what its rewarder owes; undefined for other pools, and while unknown. */
  readonly extra?:
    | {
        /** What it owes of each of its tokens, in their smallest units. */
        readonly pending: readonly bigint[];
        /** Whether it counts a stake of the account. */
        readonly countsStake: boolean;
      }
    | undefined;
};

/** A text that only the same claim has. */
export function claimKey({ pool, payer }: Claim): string {
  return `${rewardPoolKey(pool)} ${payer}`;
}

/**
 * The claims that bring an account what it is owed, of the highest version first, then those of
 * stakes. A super farm has two where its own claim would not bring what its rewarder owes.
 */
export function claimsOf(owing: readonly OwingPool[]): readonly Claim[] {
  return owing
    .flatMap(({ pool, version, earned = 0n, extra }): readonly Claim[] => {
      const owesExtra = extra?.pending.some((raw) => raw > 0n) ?? false;
      const isTogether = earned > 0n && extra?.countsStake;
      return [
        ...(earned > 0n ? [{ pool, payer: 'pool', version, earned } as const] : []),
        ...(owesExtra && !isTogether
          ? [{ pool, payer: 'rewarder', version, earned } as const]
          : []),
      ];
    })
    .toSorted((a, b) => (b.version ?? -1) - (a.version ?? -1));
}
