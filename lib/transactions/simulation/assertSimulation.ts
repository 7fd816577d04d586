import { AppError } from '@/lib/base/errors/appError';
import { ENDPOINT_TIMEOUT_MS } from '@/lib/chain/rpc/askInOwnBatch';
import type { Statement } from '@/lib/transactions/review/statement';
import type { Expectation } from '@/lib/transactions/submit/intent';
import { isBoundBySimulation, OutcomeUnknownError } from './isBoundBySimulation';
import { areCovered, type Shortfall, shortfallsOf } from './shortfalls';
import { simulate } from './simulate';
import { simulatedFailure } from './simulatedFailure';
import type { SimulationRequest } from './simulation';

/** How long each simulation may take after the user has confirmed. */
const LIMIT_MS = 1_500;

type Agreed = {
  readonly statement: Statement;
  readonly expectation: Expectation;
  readonly figureBlock: bigint | undefined;
  readonly accepted: readonly Shortfall[];
  /** The latest block that the page knows. */
  readonly latestBlock: bigint | undefined;
  /** Whether a simulation of these figures has ended, or none was possible. */
  readonly isAnswered: boolean;
};

/**
 * Simulates a confirmed transaction once more, with the first request that does not fail. Figures
 * that were never simulated get as long as one endpoint may take.
 *
 * Does not throw when there is no answer in time or every request fails: the gas estimate of each
 * call comes next and has the reason. If only a simulation holds the transaction to what was
 * agreed, an answer is needed.
 *
 * @throws {OutcomeDiffersError} when the outcome is worse than shown, and that was not accepted.
 * @throws {OutcomeUnknownError} without the answer that is needed.
 * @throws the reason of `signal` once the attempt has ended.
 */
export async function assertSimulation(
  requests: readonly SimulationRequest[],
  { statement, expectation, figureBlock, accepted, latestBlock, isAnswered }: Agreed,
  signal: AbortSignal,
): Promise<void> {
  const isBound = isBoundBySimulation(expectation);
  const limitMs = isAnswered && !isBound ? LIMIT_MS : ENDPOINT_TIMEOUT_MS;
  // One after the other: requests made at once share a batch, and the first would wait for all.
  for (const request of requests) {
    const options = { signal, limitMs, notBefore: latestBlock };
    const latest = await simulate(request, options);
    // A simulation of an older state still shows a failure, and less than the minimum.
    const isBehind = latest.kind === 'unavailable' && latest.reason === 'behind';
    // But not what arrives now, which must be known if nothing else enforces it.
    const answer = isBehind && !isBound ? await simulate(request, { signal, limitMs }) : latest;
    if (answer.kind === 'unavailable') {
      if (isBound) throw new OutcomeUnknownError();
      return;
    }
    if (simulatedFailure(answer, request, statement)) continue;
    if (areCovered(shortfallsOf(expectation, answer, figureBlock), accepted)) return;
    throw new OutcomeDiffersError();
  }
  if (isBound) throw new OutcomeUnknownError();
}

/** In the last simulation less arrives, or more is paid, than the review shows. */
export class OutcomeDiffersError extends AppError {
  constructor() {
    super('The outcome differs from the review. Nothing was sent.', {
      code: 'errors.outcomeDiffers',
    });
  }
}
