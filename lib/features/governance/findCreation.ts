import { limitConcurrency } from '@/lib/base/http/limitConcurrency';
import { withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { AVALANCHE } from '@/lib/base/networks/network';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { blockAtTime, forgetBlockTimes } from './blockAtTime';
import { firstBlockAfter } from './blockSubgraph';
import type { LoggedProposal } from './creationLog';
import { createdAt } from './proposalTimes';
import { ContradictoryLogsError, type FoundCreation, readCreation } from './readCreation';

/** One search at a time: each one begins between the blocks that the previous one has found. */
const limited = limitConcurrency(1);

type Search = {
  readonly proposal: LoggedProposal;
  /** The block subgraph; undefined if none is configured. */
  readonly subgraph: string | undefined;
  /** The latest block that the page knows. */
  readonly latest: bigint;
  readonly signal: AbortSignal;
  /** Waits while nothing may be requested, such as for a hidden page. */
  readonly untilActive?: (signal: AbortSignal) => Promise<void>;
  readonly ask?: AskInOwnBatch;
};

/**
 * The creation of a proposal, by the block subgraph, or without its help by a search over the times
 * of blocks. A subgraph that hangs is not asked again for a while.
 *
 * @throws {ContradictoryLogsError} if endpoints contradict each other.
 * @throws the failure of the search over the times of blocks.
 */
export function findCreation({
  proposal,
  subgraph,
  latest,
  signal,
  untilActive = async () => {},
  ask = askInOwnBatch,
}: Search): Promise<FoundCreation> {
  const seconds = createdAt(proposal);
  const askWhileActive: AskInOwnBatch = async (...request) => {
    await untilActive(signal);
    return ask(...request);
  };
  const rest = { signal, ask: askWhileActive };
  return limited(async () => {
    await untilActive(signal);
    if (subgraph !== undefined) {
      try {
        const askSubgraph = () => firstBlockAfter(subgraph, seconds, signal);
        const block = await withServiceBackoff(subgraph, askSubgraph);
        return await readCreation({ proposal, block, ...rest });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ContradictoryLogsError) throw error;
        console.warn('The block subgraph did not help', error);
      }
    }
    const block = await blockAtTime({ chainId: AVALANCHE, seconds, latest, ...rest });
    try {
      return await readCreation({ proposal, block, ...rest });
    } catch (error) {
      // An endpoint with wrong times may have led to the wrong block.
      forgetBlockTimes(AVALANCHE);
      throw error;
    }
  });
}
