import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { mapInSlices } from '@/lib/holdings/lists/mapInSlices';
import type { MarketRequests } from './askInTurn';
import type { MarketRead } from './historyRead';
import type { HistorySpan } from './keptBlocks';
import { worthReading } from './marketPairs';
import type { PairHistory } from './pairHistory';
import { readLoggedHour } from './readLoggedHour';
import { readPairHistory } from './readPairHistory';
import { keepRead, keptRead } from './seenPairs';

type Requested = {
  readonly chainId: ChainId;
  readonly pairs: readonly TokenPair[];
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly requests: MarketRequests;
};

/**
 * How many pools all screens read together. With so many, a POST has room for five states; with 20,
 * for fifteen.
 */
const MAX_SHARED = 60;
/** How long to wait for the device's database. */
const ANSWER_MS = 1_000;

/**
 * What the most valuable ones of some pairs held within a span. The answer is kept for an hour, also
 * for other pages of this device.
 */
export async function readSharedHistory({
  span,
  ...requested
}: Requested & { readonly span: HistorySpan }): Promise<MarketRead> {
  const { chainId, pairs, block } = requested;
  const kept = await inTime(keptRead(chainId, span, block).catch(() => undefined));
  if (kept !== undefined) return kept;
  const read = await settled(async (own) => {
    const addresses = await addressesOf(pairs);
    const history = await readPairHistory({
      ...own,
      span,
      pairs: addresses,
      select: (held) =>
        worthReading(chainId, pairs, held)
          .slice(0, MAX_SHARED)
          .map((pair) => pairAddress(...pair)),
      ask: requested.requests.askForStates,
    });
    return history;
  }, requested);
  // A device without room reads it again after a reload.
  if (read.status === 'read') void keepRead(chainId, span, { block, read }).catch(() => undefined);
  return read;
}

/** The database may never answer. */
function inTime(answer: Promise<MarketRead | undefined>): Promise<MarketRead | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS));
  return Promise.race([answer, late]);
}

/** What the pairs of one path held within a span. */
export async function readPathPairs({
  span,
  ...requested
}: Requested & { readonly span: HistorySpan | 'hour' }): Promise<MarketRead> {
  return settled(async (own) => {
    const pairs = await addressesOf(requested.pairs);
    return span === 'hour'
      ? readLoggedHour({ ...own, pairs, ask: requested.requests.askForLogs })
      : readPairHistory({ ...own, span, pairs, ask: requested.requests.askForStates });
  }, requested);
}

type Own = {
  readonly chainId: ChainId;
  readonly block: bigint;
  readonly signal: AbortSignal;
};

/**
 * A failure is an answer, too, so that nobody is asked again for an hour. A read is never aborted:
 * whoever asks next uses its answer.
 *
 * @throws if the device went offline meanwhile.
 */
async function settled(
  read: (own: Own) => Promise<PairHistory>,
  { chainId, block, requests }: Requested,
): Promise<MarketRead> {
  const { signal } = new AbortController();
  try {
    return { status: 'read', history: await read({ chainId, block, signal }) };
  } catch (error) {
    if (requests.isOffline()) throw error;
    const isOld = error instanceof Error && error.name === 'NoOldBlockError';
    if (!isOld) console.error('Failed to read the past of pools', error);
    return { status: 'unavailable', why: isOld ? 'noOldStates' : 'failed' };
  }
}

/** A new address costs two hashes. */
function addressesOf(pairs: readonly TokenPair[]): Promise<readonly Address[]> {
  return mapInSlices(pairs, (pair) => pairAddress(...pair));
}
