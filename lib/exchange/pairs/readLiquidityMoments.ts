import { type Address, zeroAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { factoryAbi } from '@/lib/chain/contracts/abis/factory';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { decodeAggregate3 } from '@/lib/chain/reads/aggregate3';
import {
  KEPT_EVERY,
  keptAtOrBefore,
  NoOldBlockError,
  resultIn,
  secondsIn,
  servedSeconds,
  stateRequest,
} from '@/lib/chain/reads/oldState';
import { TIME_CALL } from '@/lib/chain/reads/timeCall';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import type { LiquidityMoment } from './liquidityGrowth';

/** A pair's liquidity at an old block and now. */
export type LiquidityPeriod = { readonly before: LiquidityMoment; readonly after: LiquidityMoment };

/** The periods of pairs by their addresses; undefined for a pair without a usable answer. */
type Periods = ReadonlyMap<Address, LiquidityPeriod | undefined>;

export type RequestedPeriods = {
  readonly chainId: ChainId;
  /** Contracts of pairs. */
  readonly pairs: readonly Address[];
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  /** How long before now the old block should be; a week by default. */
  readonly since?: keyof typeof DISTANCES;
  readonly ask?: AskInOwnBatch;
};

/** In blocks of 1 to 2 seconds, the best first: about a week, a day, 4 hours, and an hour. */
const DISTANCES = {
  week: [400_000n, 60_000n, 10_000n, 3_000n],
  day: [60_000n, 10_000n, 3_000n],
} as const;
/** A multicall has at most 500 calls: 2, and 3 for each pair. */
const MAX_PAIRS = 160;

/**
 * The liquidity of some pairs now, and at the oldest of a few blocks that an endpoint serves.
 *
 * It sends two POSTs to an endpoint: the first asks which blocks are served, the second reads all
 * pairs at the chosen one and now, in one multicall each for every 160 pairs. They are separate
 * from all other reads, so that a rejection does not count against the endpoint. Both times are
 * those of the blocks.
 *
 * @returns Undefined for a pair that did not exist or does not answer. All are undefined
 *   if the chain is too short.
 * @throws the failure of the last endpoint, when none serves an old block.
 */
export async function readLiquidityMoments({
  chainId,
  pairs,
  block,
  signal,
  since = 'week',
  ask = askInOwnBatch,
}: RequestedPeriods): Promise<Periods> {
  const candidates = oldBlocks(block, DISTANCES[since]);
  if (candidates.length === 0 || pairs.length === 0)
    return new Map(pairs.map((pair) => [pair, undefined]));
  const probes = candidates.map((candidate) => stateRequest([TIME_CALL], candidate));
  const served = await ask(
    chainId,
    probes,
    (responses) => firstServed(candidates, responses),
    signal,
  );
  const slices = sliced(pairs);
  const requests = slices.flatMap((slice) => {
    const calls = callsFor(chainId, slice);
    return [stateRequest(calls, served), stateRequest(calls, 'latest')];
  });
  return ask(
    chainId,
    requests,
    (responses) =>
      new Map(
        slices.flatMap((slice, index) => {
          const before = momentsIn(settledAnswer(responses[2 * index]), slice);
          const after = momentsIn(settledAnswer(responses[2 * index + 1]), slice);
          return slice.map((pair) => {
            const [from, to] = [before.get(pair), after.get(pair)];
            return [pair, from && to && { before: from, after: to }];
          });
        }),
      ),
    signal,
  );
}

function oldBlocks(latest: bigint, distances: readonly bigint[]): readonly bigint[] {
  return distances
    .filter((distance) => distance < latest)
    .map((distance) => {
      const block = latest - distance;
      return distance > KEPT_EVERY ? keptAtOrBefore(block) : block;
    });
}

function firstServed(
  candidates: readonly bigint[],
  responses: readonly PromiseSettledResult<unknown>[],
): bigint {
  const served = candidates.find((_, index) => servedSeconds(responses[index]) !== undefined);
  if (served === undefined) throw new NoOldBlockError();
  return served;
}

function callsFor(chainId: ChainId, pairs: readonly Address[]): readonly ContractCall[] {
  const { factory } = EXCHANGE_ADDRESSES[chainId];
  return [
    TIME_CALL,
    { address: factory, abi: factoryAbi, functionName: 'feeTo' },
    ...pairs.flatMap((address) =>
      (['getReserves', 'totalSupply', 'kLast'] as const).map((functionName) => ({
        address,
        abi: pairAbi,
        functionName,
      })),
    ),
  ];
}

/** The pairs at one block; undefined if a contract did not answer. */
function momentsIn(
  value: unknown,
  pairs: readonly Address[],
): ReadonlyMap<Address, LiquidityMoment | undefined> {
  const [time, feeTo, ...replies] = decodeAggregate3(value, 2 + 3 * pairs.length);
  const seconds = secondsIn(time);
  const recipient = resultIn(feeTo, factoryAbi, 'feeTo');
  const momentAt = (index: number): LiquidityMoment | undefined => {
    const [reserves, supply, product] = replies.slice(3 * index, 3 * index + 3);
    const both = resultIn(reserves, pairAbi, 'getReserves');
    const totalSupply = resultIn(supply, pairAbi, 'totalSupply');
    const kLast = resultIn(product, pairAbi, 'kLast');
    if (seconds === undefined || recipient === undefined || !Array.isArray(both)) return undefined;
    const [reserve0, reserve1]: readonly unknown[] = both;
    if (typeof reserve0 !== 'bigint' || typeof reserve1 !== 'bigint') return undefined;
    if (typeof totalSupply !== 'bigint' || typeof kLast !== 'bigint') return undefined;
    const base = recipient === zeroAddress ? 0n : kLast;
    return { seconds, reserve0, reserve1, totalSupply, kLast: base };
  };
  return new Map(pairs.map((pair, index) => [pair, momentAt(index)]));
}

function sliced(pairs: readonly Address[]): readonly (readonly Address[])[] {
  const count = Math.ceil(pairs.length / MAX_PAIRS);
  return Array.from({ length: count }, (_, index) =>
    pairs.slice(index * MAX_PAIRS, (index + 1) * MAX_PAIRS),
  );
}
