import type { Address } from 'viem';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import type { Expectation, ExpectedChange } from '@/lib/transactions/submit/intent';
import type { BalanceChange, Simulated } from './simulation';

/** A difference of less than a millionth of what is shown is rounding. */
const ROUNDING_PARTS = 1_000_000n;

/** A balance whose simulated change is worse than the review shows, or is unknown. */
export type Shortfall = {
  readonly currency: Currency;
  readonly owner: Address;
  /** The differences, in the smallest unit: as shown, and as simulated. */
  readonly shown: bigint;
  /** Undefined when the token does not return its balance. */
  readonly simulated: bigint | undefined;
  /** How much worse than shown the review allows the outcome to be, in the smallest unit. */
  readonly tolerance: bigint;
  /** Whether it is worse than the worst outcome that was agreed to. */
  readonly isBeyondWorst: boolean;
  /** What binds the worst outcome, if this one is beyond it: then it can't be accepted. */
  readonly blockedBy: ExpectedChange['boundBy'] | undefined;
};

/**
 * The balances whose simulated change is worse than the review shows, by more than rounding.
 *
 * @param changes - In the order of the simulation's own.
 * @param figureBlock - The block in which the figures of the review were right; undefined when they
 * no longer are. A simulation of another block may differ because the pool has moved, which the
 * review follows by itself, so only what is worse than agreed to counts. An amount that grows is
 * compared with simulations of its own block and later ones.
 */
export function shortfallsOf(
  { changes }: Expectation,
  simulation: Simulated,
  figureBlock: bigint | undefined,
): readonly Shortfall[] {
  const isOfSameTime = figureBlock === simulation.block;
  return simulation.changes.flatMap((change, index) => {
    const expected = changes[index];
    if (expected === undefined || isEarlier(simulation, expected)) return [];
    return shortfallIn(expected, change, isOfSameTime) ?? [];
  });
}

/** Whether a simulation is of a block in which an amount had not grown to what is shown. */
function isEarlier({ block }: Simulated, { growsSince }: ExpectedChange): boolean {
  return growsSince !== undefined && block < growsSince;
}

/** @param isOfSameTime - Whether an outcome below the shown one counts. */
function shortfallIn(
  { shown, worst, boundBy }: ExpectedChange,
  { currency, owner, before, after }: BalanceChange,
  isOfSameTime: boolean,
): Shortfall | undefined {
  const simulated = before === undefined ? undefined : after - before;
  const isBeyondWorst = simulated !== undefined && isLess(simulated, worst);
  const isWorse = simulated === undefined || (isOfSameTime && isLess(simulated, shown));
  if (!isBeyondWorst && !isWorse) return undefined;
  const blockedBy = isBeyondWorst ? boundBy : undefined;
  const tolerance = shown - worst;
  return { currency, owner, shown, simulated, tolerance, isBeyondWorst, blockedBy };
}

/** The amounts of an account's review that are unknown without a simulation. */
export function unsimulatedShortfalls(
  { changes }: Expectation,
  account: Address,
): readonly Shortfall[] {
  return changes.flatMap(({ currency, owner = account, shown, worst, boundBy, unsimulated }) =>
    unsimulated === undefined
      ? []
      : [
          {
            currency,
            owner,
            shown,
            simulated: undefined,
            tolerance: shown - worst,
            isBeyondWorst: false,
            blockedBy: unsimulated === 'blocks' ? boundBy : undefined,
          },
        ],
  );
}

/**
 * Whether each shortfall was accepted: it can be, and it is not worse than an accepted one of
 * the same balance by more than the review's tolerance. One below the review's minimum also needs
 * an accepted one below the minimum.
 */
export function areCovered(
  shortfalls: readonly Shortfall[],
  accepted: readonly Shortfall[],
): boolean {
  return shortfalls.every(
    (one) =>
      one.blockedBy === undefined &&
      accepted.some(
        (other) =>
          areOfSame(other, one) &&
          (!one.isBeyondWorst || other.isBeyondWorst) &&
          isAsGood(one, other),
      ),
  );
}

/** Whether two shortfalls are of the same balance. */
export function areOfSame(a: Shortfall, b: Shortfall): boolean {
  return a.owner === b.owner && isSameCurrency(a.currency, b.currency);
}

/** Whether one outcome is at most its tolerance worse than an accepted one. */
function isAsGood(one: Shortfall, accepted: Shortfall): boolean {
  if (one.simulated === undefined || accepted.simulated === undefined)
    return one.simulated === accepted.simulated;
  return !isLess(one.simulated, accepted.simulated - accepted.tolerance);
}

function isLess(difference: bigint, than: bigint): boolean {
  const rounding = (than < 0n ? -than : than) / ROUNDING_PARTS;
  return difference < than - rounding;
}
