import { unlessAside } from '@/lib/base/http/leftAside';
import { takeTurns } from '@/lib/base/http/turns';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { blockAtTime, forgetBlockTimes } from './blockAtTime';
import { type Creation, type LoggedProposal, readCreation } from './creation';
import { firstBlockAfter } from './firstBlockAfter';
import { GOVERNANCE_CHAIN_ID } from './governorReads';
import { createdAt } from './proposal';

/** One search at a time: each one begins between the blocks that the previous one has found. */
const inTurn = takeTurns(1);

type Search = {
  readonly proposal: LoggedProposal;
  /** The block subgraph; undefined if none is configured. */
  readonly subgraph: string | undefined;
  /** The latest block that the page knows. */
  readonly latest: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The creation of a proposal, by the block subgraph, or without its help by a search over the times
 * of blocks. A subgraph that hangs is left aside.
 *
 * @throws the failure of the search over the times of blocks.
 */
export function findCreation({ proposal, subgraph, latest, ...rest }: Search): Promise<Creation> {
  const seconds = createdAt(proposal);
  return inTurn(async () => {
    rest.signal.throwIfAborted();
    if (subgraph !== undefined) {
      try {
        const ask = () => firstBlockAfter(subgraph, seconds, rest.signal);
        const block = await unlessAside(subgraph, ask);
        return await readCreation({ proposal, block, ...rest });
      } catch (error) {
        rest.signal.throwIfAborted();
        console.warn('The block subgraph did not help', error);
      }
    }
    const block = await blockAtTime({ chainId: GOVERNANCE_CHAIN_ID, seconds, latest, ...rest });
    try {
      return await readCreation({ proposal, block, ...rest });
    } catch (error) {
      // An endpoint with wrong times may have led to the wrong block.
      forgetBlockTimes(GOVERNANCE_CHAIN_ID);
      throw error;
    }
  });
}
