import type { Simulated } from '@/lib/transactions/simulation/simulation';
import type { Expectation } from '@/lib/transactions/submit/intent';

/**
 * Whether a claim is known to bring nothing: in its simulation, none of the balances grows that it
 * should raise.
 *
 * @param simulation - Its first changes are those that are expected; undefined while unknown.
 */
export function bringsNothing(
  simulation: Simulated | undefined,
  expectation: Expectation | undefined,
): boolean {
  const count = expectation?.changes.length ?? 0;
  if (simulation === undefined || count === 0) return false;
  return simulation.changes
    .slice(0, count)
    .every(({ before, after }) => before !== undefined && after <= before);
}
