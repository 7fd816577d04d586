import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';

/** A farm, and where it is on chain. */
type Place = { readonly farm: Farm; readonly pool: RewardPool };

/** A way of pool tokens from an old farm to the farm of version 2 that takes the same tokens. */
export type Move = { readonly from: Place; readonly to: Place };

/** A text that only the same move has. */
export function moveKey({ from, to }: Move): string {
  return `${from.farm.name} ${to.farm.name}`;
}

type Holdings = {
  /** What the account has in the old farm; undefined while unknown. */
  readonly staked: bigint | undefined;
  /** The pool tokens in its wallet; undefined while unknown. */
  readonly held: bigint | undefined;
};

/** Where a move is. `done`: nothing is left to withdraw or to deposit. */
export type MoveStep = 'loading' | 'withdraw' | 'deposit' | 'done';

/**
 * The step of a move that applies, by what the account has on chain now.
 *
 * @param keepsRest - Whether what is still in the old farm stays there for now.
 */
export function moveStep({ staked, held }: Holdings, keepsRest: boolean): MoveStep {
  if (staked === undefined || held === undefined) return 'loading';
  if (staked > 0n && !(keepsRest && held > 0n)) return 'withdraw';
  return held > 0n ? 'deposit' : 'done';
}
