import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { maxBigint } from '@/lib/base/amounts/minMax';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { SimulateOptions } from './simulate';
import {
  requestKey,
  type Simulated,
  type Simulation,
  type SimulationRequest,
  type UnavailableReason,
} from './simulation';

/** The latest simulation of some calls. */
export type LatestSimulation = {
  /** The last one that succeeded; its `block` may not be the latest. */
  readonly simulation?: Simulated | undefined;
  /** Why the latest run returned no simulation; undefined when it returned one. */
  readonly unavailable?: UnavailableReason | undefined;
};

/**
 * How soon an endpoint that is behind, or that did not answer, is tried again: on a quiet chain the
 * next block may be far away.
 */
const [CATCH_UP_MS, RETRY_MS] = [1_000, 3_000];

/** How long endpoints may stay behind before that counts as no answer. */
const BEHIND_LIMIT_MS = 5_000;

type SimulationRun = LatestSimulation & {
  /** The latest block when the run began, and the oldest block that it accepted. */
  readonly requestedAt: bigint | undefined;
  readonly notBefore: bigint | undefined;
  /** Since when the endpoints are behind, in milliseconds; undefined while they are not. */
  readonly behindSinceMs?: number;
};

/**
 * The simulation of some calls, repeated at most once per block, one at a time, and never for a
 * page that the user has left.
 *
 * @param request - Undefined while nothing is to be simulated, such as outside an open review. A
 * call's deadline must stay the same, because each change of the calls starts a simulation.
 * @param figureBlock - The block of the figures on screen; simulations of older blocks are not
 * shown. Defaults to the latest block.
 * @returns Neither property until the first run has ended, or while the endpoints are behind
 * for less than 5 seconds.
 */
export function useSimulation(
  request: SimulationRequest | undefined,
  figureBlock?: bigint,
): LatestSimulation {
  const block = useBlockNumber(request?.chainId);
  const reader = useChainReader(request?.chainId);
  const isEnabled = request !== undefined && block !== undefined;
  const oldest = figureBlock ?? block;
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['simulation', request && requestKey(request)],
    queryFn: async ({ client, queryKey, signal }): Promise<SimulationRun> => {
      const last = client.getQueryData<SimulationRun>(queryKey);
      const requested = { requestedAt: block, notBefore: oldest };
      // What is shown never goes back to an earlier block.
      const answer = await simulateOnce(request, {
        signal,
        notBefore: oldest && maxBigint(oldest, last?.simulation?.block ?? 0n),
        doubt: (found) => reader?.doubtBlock(found),
      });
      if (answer.kind === 'simulated') return { ...requested, simulation: answer };
      const missing = { ...requested, simulation: last?.simulation };
      if (answer.reason !== 'behind') return { ...missing, unavailable: answer.reason };
      // This endpoint will reach the block that the page knows soon, so the last simulation stays.
      const behindSinceMs = last?.behindSinceMs ?? monotonicMs();
      const isLong = monotonicMs() - behindSinceMs >= BEHIND_LIMIT_MS;
      return { ...missing, behindSinceMs, unavailable: isLong ? answer.reason : undefined };
    },
    enabled: isEnabled,
    refetchInterval: ({ state }) => retryMs(state.data),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
  });
  const isOld =
    isEnabled && data !== undefined && (data.requestedAt !== block || isOlderThan(data, oldest));
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);
  return { simulation: data?.simulation, unavailable: data?.unavailable };
}

/**
 * Whether a simulation is of an older block than `wanted`, and that block was not requested yet.
 */
function isOlderThan(
  { simulation, notBefore }: SimulationRun,
  wanted: bigint | undefined,
): boolean {
  if (simulation === undefined || wanted === undefined) return false;
  return simulation.block < wanted && notBefore !== wanted;
}

/** When to ask again without a new block; `false` if the answer would be the same. */
function retryMs(last: SimulationRun | undefined): number | false {
  if (last?.behindSinceMs !== undefined) return CATCH_UP_MS;
  const isLasting = last?.unavailable === 'accountHasCode' || last?.unavailable === 'detected';
  return last?.unavailable !== undefined && !isLasting && RETRY_MS;
}

/** `simulate` is loaded on demand, because most visits simulate nothing. */
async function simulateOnce(
  request: SimulationRequest | undefined,
  options: SimulateOptions & { readonly signal: AbortSignal },
): Promise<Simulation> {
  const failed = { kind: 'unavailable', reason: 'failed' } as const;
  if (request === undefined) return failed;
  try {
    const { simulate } = await import('./simulate');
    return await simulate(request, options);
  } catch (error) {
    if (options.signal.aborted) throw error;
    console.error('Failed to simulate', error);
    return failed;
  }
}
