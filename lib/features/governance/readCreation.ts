import { AVALANCHE } from '@/lib/base/networks/network';
import {
  type AskedEndpoint,
  type AskInOwnBatch,
  askInOwnBatch,
  UnconfirmedAnswerError,
} from '@/lib/chain/rpc/askInOwnBatch';
import { type Creation, creationIn, creationLogsRequest, type LoggedProposal } from './creationLog';
import {
  differentCreations,
  forgetUnused,
  isLoggedTwice,
  loggedCreationsOf,
  recordLogged,
} from './loggedCreations';

/**
 * A creation that may be shown. `isConfirmed`: two endpoints agree on it, or each endpoint answered
 * and only one has the log. Otherwise an endpoint did not answer, and may still contradict it.
 */
export type FoundCreation = { readonly creation: Creation; readonly isConfirmed: boolean };

type Search = {
  readonly proposal: LoggedProposal;
  /** A block near the creation. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The event of a proposal's creation, from the blocks near one.
 *
 * The governor does not store the text, so two endpoints must agree. If only one has the log, it is
 * believed: others may have dropped their old logs, and the user's own endpoint is asked alone. A
 * contradiction is remembered until two endpoints agree.
 *
 * @throws {ContradictoryLogsError} if no two of several logs agree.
 * @throws an Error if no endpoint has the log, or the failure of the last endpoint.
 */
export async function readCreation({
  proposal,
  block,
  signal,
  ask = askInOwnBatch,
}: Search): Promise<FoundCreation> {
  const logged = loggedCreationsOf(proposal);
  let isEachLogged = false;
  const read = (
    [response]: readonly PromiseSettledResult<unknown>[],
    { url, all }: AskedEndpoint,
  ): FoundCreation => {
    forgetUnused(logged, all);
    if (response?.status === 'rejected') throw response.reason;
    const creation = creationIn(response?.value, proposal);
    recordLogged(logged, url, creation);
    isEachLogged = all.every((each) => logged.has(each));
    if (!creation) throw new NoCreationLogError();
    if (!isLoggedTwice(creation, logged)) throw new UnconfirmedAnswerError();
    return { creation, isConfirmed: true };
  };
  try {
    return await ask(AVALANCHE, [creationLogsRequest(block)], read, signal);
  } catch (error) {
    const creations = differentCreations(logged);
    const [creation] = creations;
    if (signal.aborted || creation === undefined) throw error;
    if (creations.length > 1) throw new ContradictoryLogsError();
    return { creation, isConfirmed: isEachLogged };
  }
}

/** Endpoints report different events of a proposal's creation. */
export class ContradictoryLogsError extends Error {
  override readonly name = 'ContradictoryLogsError';
}

/** No endpoint has the event of a proposal's creation where it should be. */
class NoCreationLogError extends Error {
  override readonly name = 'NoCreationLogError';
}
