import { NoOldBlockError } from '@/lib/chain/reads/oldState';
import { ImplausibleHistoryError } from './pairHistory';

/**
 * The moments that were served, in their order. Without the last one, or with nothing before it,
 * there is no history.
 *
 * @throws {NoOldBlockError} without a history, {@link ImplausibleHistoryError} if a block is before
 *   an earlier one.
 */
export function plausibleMoments<Moment extends { readonly seconds: number }>(
  moments: readonly (Moment | undefined)[],
): readonly Moment[] {
  const known = moments.flatMap((moment) => moment ?? []);
  if (moments.at(-1) === undefined || known.length < 2) throw new NoOldBlockError();
  for (const [index, { seconds }] of known.entries())
    if (index > 0 && seconds < (known[index - 1]?.seconds ?? 0))
      throw new ImplausibleHistoryError('A block is before an earlier one.');
  return known;
}
