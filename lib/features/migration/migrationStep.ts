/** What an account has on the way from an old farm to a present one, in the smallest units. */
export type MigrationHoldings = {
  /** In the old farm; 0 if there is none. Also undefined if the farm does not report it. */
  readonly staked: bigint | undefined;
  /** Pool tokens of the old pair, in the wallet. */
  readonly held: bigint | undefined;
  /** Pool tokens of the present pair, in the wallet. */
  readonly presentHeld: bigint | undefined;
  /** In the present farm; 0 if there is none. */
  readonly presentStaked: bigint | undefined;
};

/** A step that moves liquidity. */
export type MovingStep = 'withdraw' | 'convert' | 'deposit';

type MigrationTerms = {
  /** Whether the farms have the same pair, so that there is nothing to convert. */
  readonly isSamePair: boolean;
  readonly hasPresentFarm: boolean;
  /** The steps whose rest stays where it is for now: the user keeps it, or can't move it. */
  readonly kept: readonly MovingStep[];
};

/**
 * Where an account is. `done`: it has everything in the present farm, or without one in the present
 * pair. `part`: the user keeps a rest. `nothing`: it has nothing in either.
 */
export type MigrationStep = 'loading' | MovingStep | 'part' | 'done' | 'nothing';

/** The first step that applies and whose rest is not kept, by what the account has on chain now. */
export function migrationStep(holdings: MigrationHoldings, terms: MigrationTerms): MigrationStep {
  const { staked, held, presentHeld, presentStaked } = holdings;
  const { isSamePair, hasPresentFarm, kept } = terms;
  if (!kept.includes('withdraw')) {
    if (staked === undefined) return 'loading';
    // What is in the old farm can be taken back whatever is known of the rest.
    if (staked > 0n) return 'withdraw';
  }
  if (held === undefined) return 'loading';
  const isOldHeld = !isSamePair && held > 0n;
  if (isOldHeld && !kept.includes('convert')) return 'convert';
  if (presentHeld === undefined || presentStaked === undefined) return 'loading';
  const isUndeposited = hasPresentFarm && presentHeld > 0n;
  if (isUndeposited && !kept.includes('deposit')) return 'deposit';
  const hasArrived = presentHeld > 0n || presentStaked > 0n;
  if (staked === undefined) return isOldHeld || hasArrived ? 'part' : 'loading';
  if (staked > 0n || isOldHeld || isUndeposited) return 'part';
  return hasArrived ? 'done' : 'nothing';
}

/**
 * Whether the user can keep the rest of a step where it is: a later step has something to move, or
 * something has arrived already.
 */
export function canKeepRest(
  step: MigrationStep,
  { held = 0n, presentHeld = 0n, presentStaked = 0n }: MigrationHoldings,
): boolean {
  const hasArrived = presentHeld > 0n || presentStaked > 0n;
  if (step === 'withdraw') return held > 0n || hasArrived;
  if (step === 'convert') return hasArrived;
  return step === 'deposit';
}
