import type { LoggedProposal } from './creationLog';
import type { FoundCreation } from './readCreation';

type Search = {
  readonly proposal: LoggedProposal;
  /** The block subgraph; undefined if none is configured. */
  readonly subgraph: string | undefined;
  /** The latest block that the page knows. */
  readonly latest: bigint;
  readonly signal: AbortSignal;
  /** Waits while nothing may be requested, such as for a hidden page. */
  readonly untilActive: (signal: AbortSignal) => Promise<void>;
};

/**
 * The creation of a proposal: the one that this device keeps, or else a search. Only a confirmed
 * one is kept.
 *
 * The code of the search is loaded on demand: it is needed once for each proposal and device.
 *
 * @returns `contradicted` if endpoints report different ones.
 * @throws any other failure of the search.
 */
export async function loadCreation(search: Search): Promise<FoundCreation | 'contradicted'> {
  const { proposal, signal } = search;
  const { storeCreation, storedCreation } = await import('./storedCreations');
  const kept = await storedCreation(proposal);
  if (kept) return { creation: kept, isConfirmed: true };
  const { findCreation } = await import('./findCreation');
  try {
    const found = await findCreation(search);
    if (found.isConfirmed) await storeCreation(proposal, found.creation);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    console.error('Failed to load the text of a proposal', String(proposal.id), error);
    // Its class is in the code that was loaded on demand.
    if (error instanceof Error && error.name === 'ContradictoryLogsError') return 'contradicted';
    throw error;
  }
}
