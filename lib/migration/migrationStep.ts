/** What an account has on the way from an old farm to a present one, in the smallest units. */
export type MigrationHoldings = {
  /** In the old farm; 0 where there is none. */
  readonly staked: bigint | undefined;
  /** Pool tokens of the old pair, in the wallet. */
  readonly held: bigint | undefined;
  /** Pool tokens of the present pair, in the wallet. */
  readonly presentHeld: bigint | undefined;
  /** In the present farm; 0 where there is none. */
  readonly presentStaked: bigint | undefined;
};

type Terms = {
  /** Whether the farms have the same pair, so that there is nothing to convert. */
  readonly isSamePair: boolean;
  readonly hasPresentFarm: boolean;
};

/**
 * Where an account is. `done`: it has everything in the present farm, or without one in the present
 * pair. `nothing`: it has nothing in either.
 */
export type MigrationStep = 'loading' | 'withdraw' | 'convert' | 'deposit' | 'done' | 'nothing';

/** The first step that applies, by what the account has on chain now. */
export function migrationStep(
  { staked, held, presentHeld, presentStaked }: MigrationHoldings,
  { isSamePair, hasPresentFarm }: Terms,
): MigrationStep {
  if (staked === undefined) return 'loading';
  // What is in the old farm can be taken back whatever is known of the rest.
  if (staked > 0n) return 'withdraw';
  if (held === undefined) return 'loading';
  if (!isSamePair && held > 0n) return 'convert';
  if (presentHeld === undefined || presentStaked === undefined) return 'loading';
  if (hasPresentFarm && presentHeld > 0n) return 'deposit';
  return presentHeld > 0n || presentStaked > 0n ? 'done' : 'nothing';
}
