import type { assertSimulation } from './assertSimulation';
import { isBoundBySimulation, OutcomeUnknownError } from './isBoundBySimulation';

/**
 * The last check of a review after the user has confirmed it. Its code is loaded on demand.
 *
 * @param requests - All candidates, in the order in which one is chosen to be sent: one that failed
 * before may not fail now.
 * @throws as `assertSimulation` does.
 */
export async function loadAndAssertSimulation(
  ...[requests, agreed, signal]: Parameters<typeof assertSimulation>
): Promise<void> {
  // Code that cannot be loaded counts as no answer, and blocks only what needs one.
  const loaded = await import('./assertSimulation').catch(() => undefined);
  if (loaded === undefined && isBoundBySimulation(agreed.expectation))
    throw new OutcomeUnknownError();
  await loaded?.assertSimulation(requests, agreed, signal);
}
