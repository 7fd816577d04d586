import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { encodeReads, InvalidContractError } from '@/lib/chain/reads/encodedRead';
import { latestChainTime } from '@/lib/chain/reads/latestChainTime';
import type { Reader } from '@/lib/chain/reads/useChainReader';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { reservesRead } from '@/lib/exchange/pairs/pairResult';
import type { Both } from './pairEvent';
import { keepSeen } from './seenPairs';

/** How many pairs are looked at: a few milliseconds. */
const MAX_LOOKED_AT = 150;
/** What was read so many blocks ago is the present: prices are read every 30 blocks. */
const PRESENT_BLOCKS = 60n;

type Seen = {
  readonly chainId: ChainId;
  readonly reader: Reader;
  /** The most important first. */
  readonly pairs: readonly TokenPair[];
};

/** Keeps what the page has read of some pairs anyway. A device that keeps nothing has no history. */
export async function keepSeenNow({ chainId, reader, pairs }: Seen): Promise<void> {
  const seconds = latestChainTime(reader);
  if (seconds === undefined) return;
  try {
    await keepSeen(chainId, { seconds: Number(seconds), reserves: knownReserves(reader, pairs) });
  } catch {
    // Full or refused storage: what is drawn then begins later, or nothing is.
  }
}

/** What some pairs hold by the latest answers; those without one are missing. */
function knownReserves(reader: Reader, all: readonly TokenPair[]): ReadonlyMap<string, Both> {
  const pairs = all.slice(0, MAX_LOOKED_AT);
  const latest = reader.latestBlock ?? 0n;
  const reads = encodeReads(pairs.map(reservesRead)).flatMap((read) =>
    read === undefined || read instanceof InvalidContractError ? [] : [read],
  );
  const states = reader.statesOf(reads, maxBigint(latest - PRESENT_BLOCKS, 0n));
  return new Map(
    pairs.flatMap((pair, index) => {
      const state = states[index];
      if (state?.status !== 'success') return [];
      const result = state.result as readonly [bigint, bigint, number];
      return [[pairAddress(...pair).toLowerCase(), [result[0], result[1]]] as const];
    }),
  );
}
